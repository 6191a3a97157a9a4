import { useMemo } from 'react'
import type { copyZh } from '@icss/core/copy/copy.zh.ts'
import type { FieldError } from '@icss/core/errors/field-error.ts'
import { useCopy, useErrorWording } from '../language/copy.ts'
import { clockOf, instantOf } from './clock.ts'
import type { FormState } from './useForm.ts'

type Words = typeof copyZh

/** A feature that words its fields: `t('companies.fields.name')`. */
export type FieldNoun = {
  [K in keyof Words]: Words[K] extends { readonly fields: Readonly<Record<string, string>> } ? K : never
}[keyof Words]

type KeysOf<Values, Value> = {
  [K in keyof Values]-?: NonNullable<Values[K]> extends Value ? K : never
}[keyof Values] &
  string

type Shared = { name: string; label: string; error?: string }

export interface DraftFields<Values> {
  /** For fields of text, and those of one choice. */
  readonly text: (name: KeysOf<Values, string>) => Shared & { value: string; onChange: (value: string) => void }
  /** For a check box or a switch. */
  readonly check: (
    name: KeysOf<Values, boolean>,
  ) => Shared & { isSelected: boolean; onChange: (isSelected: boolean) => void }
  /** For a field of a number; one that is emptied says nothing, which is a fault where there has to be one. */
  readonly number: (name: KeysOf<Values, number>) => Shared & { value: number; onChange: (value: number) => void }
  /** For a field of date and time: an instant is shown, and chosen, on the clock of the device. */
  readonly instant: (
    name: KeysOf<Values, string>,
  ) => Shared & { value: string | null; onChange: (value: string | null) => void }
  /** For any other value; a fault inside it stands at the field. */
  readonly any: <K extends keyof Values & string>(
    name: K,
  ) => Shared & { value: Values[K]; onChange: (value: Values[K]) => void }
}

/** Makes the `onChange` of fields, the same one whenever it is asked for. */
function changesBy(change: (values: object) => void) {
  const known = new Map<string, (value: never) => void>()
  return <Value>(way: keyof DraftFields<object>, name: string, read: (value: Value) => unknown) => {
    const key = `${way} ${name}`
    const put = known.get(key) ?? ((value: Value) => change({ [name]: read(value) }))
    known.set(key, put)
    return put as (value: Value) => void
  }
}

/** What `clockOf` answers, asked for anew only when the instant of that field is another. */
function clocks() {
  const known = new Map<string, { readonly instant: string; readonly shown: string | null }>()
  return (name: string, instant: string): string | null => {
    const last = known.get(name)
    if (last?.instant === instant) return last.shown
    const shown = clockOf(instant)
    known.set(name, { instant, shown })
    return shown
  }
}

/**
 * The props of a draft's fields: name, label from the feature's copy, value, change, and the worded fault. A field whose
 * value and fault stay gets the same props, `onChange` too, and is not drawn again.
 */
export function useDraftFields<Values extends object>(draft: FormState<Values>, noun: FieldNoun): DraftFields<Values> {
  const t = useCopy()
  const { inOneLine } = useErrorWording()
  const { values, errors, change } = draft
  const changeBy = useMemo(() => changesBy(change as (values: object) => void), [change])
  const clockAt = useMemo(() => clocks(), [])
  const shared = (name: string, fault: FieldError | undefined): Shared => {
    const error = inOneLine(fault)
    return {
      name,
      label: t(`${noun}.fields.${name}` as 'companies.fields.name'),
      ...(error === undefined ? {} : { error }),
    }
  }
  return {
    text: (name) => ({
      ...shared(name, errors[name]),
      value: String(values[name] ?? ''),
      onChange: changeBy('text', name, (value: string) => value),
    }),
    check: (name) => ({
      ...shared(name, errors[name]),
      isSelected: values[name] === true,
      onChange: changeBy('check', name, (isSelected: boolean) => isSelected),
    }),
    number: (name) => ({
      ...shared(name, errors[name]),
      value: (values[name] as number | undefined) ?? Number.NaN,
      onChange: changeBy('number', name, (value: number) => (Number.isNaN(value) ? undefined : value)),
    }),
    instant: (name) => ({
      ...shared(name, errors[name]),
      value: clockAt(name, String(values[name] ?? '')),
      onChange: changeBy('instant', name, (value: string | null) => (value === null ? '' : instantOf(value))),
    }),
    any: (name) => ({
      ...shared(name, Object.entries(errors).find(([path]) => path === name || path.startsWith(`${name}.`))?.[1]),
      value: values[name],
      onChange: changeBy('any', name, (value: Values[typeof name]) => value),
    }),
  }
}
