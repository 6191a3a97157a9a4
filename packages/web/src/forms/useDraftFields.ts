import { useMemo } from 'react'
import type * as z from 'zod/mini'
import type { copyZh } from '@icss/core/copy/copy.zh.ts'
import type { FieldError } from '@icss/core/errors/field-error.ts'
import type { RichText } from '@icss/core/rich-text/rich-text.ts'
import { referredBy, type ReferredNoun } from '@icss/core/rules/reference.ts'
import type { UploadSlotName } from '@icss/core/uploads/upload-slot.ts'
import { slotOf } from '@icss/core/uploads/upload-to.ts'
import type { Option } from '@icss/ui/ListBox/Option.ts'
import { useCopy, useErrorWording } from '../language/copy.ts'
import { useInZone } from '../language/useInZone.ts'
import { clockOf, instantOf } from './clock.ts'
import { codeOf, type OfferedChoices, offeredChoices } from './offered-choices.ts'
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
type Text = Shared & { value: string; onChange: (value: string) => void }
type Moment = Shared & { value: string | null; onChange: (value: string | null) => void }
type Upload = Text & { slot: UploadSlotName; place: string }

export interface DraftFields<Values> {
  readonly text: (name: KeysOf<Values, string>) => Text
  /** For a check box or a switch. */
  readonly check: (
    name: KeysOf<Values, boolean>,
  ) => Shared & { isSelected: boolean; onChange: (isSelected: boolean) => void }
  /** For a field of a number; one that is emptied says nothing, which is a fault where there has to be one. */
  readonly number: (name: KeysOf<Values, number>) => Shared & { value: number; onChange: (value: number) => void }
  /** For a field of a date. */
  readonly day: (name: KeysOf<Values, string>) => Moment
  /** For a field of date and time: an instant is shown, and chosen, on the clock of the device. */
  readonly instant: (name: KeysOf<Values, string>) => Moment
  /** For one of the values of a choice, in the labels that the choices of the noun name. */
  readonly choice: (name: KeysOf<Values, string | number>) => Shared & {
    options: readonly Option[]
    value: string | null
    onChange: (code: string) => void
  }
  /** For a picture, and for a video or another file: what the field takes is said by the slot that its schema is marked with. */
  readonly image: (name: KeysOf<Values, string>) => Upload
  readonly file: (name: KeysOf<Values, string>) => Upload
  /** For a record of the noun to which the schema of the field refers. */
  readonly reference: (name: KeysOf<Values, string>) => Text & { to: ReferredNoun }
  /** For a text with its formatting; a fault inside it stands at the field. */
  readonly richText: (
    name: KeysOf<Values, RichText | string>,
  ) => Shared & { value: RichText | string; onChange: (value: RichText | '') => void }
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

/** What `make` answers for a field, the same one whenever it is asked for. */
function once<Made>(make: (name: string) => Made): (name: string) => Made {
  const known = new Map<string, Made>()
  return (name) => {
    const made = known.get(name) ?? make(name)
    known.set(name, made)
    return made
  }
}

/** What the schema of a field says beside its type. Throws where it says nothing. */
function said<Said>(name: string, saying: Said | undefined): Said {
  if (saying === undefined) throw new Error(`The schema of ${name} is not marked as such a field.`)
  return saying
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
  const inZone = useInZone()
  const { inOneLine } = useErrorWording()
  const { values, errors, change, schema, place } = draft
  const { shape } = schema as z.ZodMiniObject
  const changeBy = useMemo(() => changesBy(change as (values: object) => void), [change])
  const clockAt = useMemo(() => clocks(), [])
  const choicesOf = useMemo(
    () => once((name): OfferedChoices => offeredChoices(shape[name], noun, name, t)),
    [shape, noun, t],
  )
  const labelOf = (name: string) => t(`${noun}.fields.${name}` as 'companies.fields.name')
  const shared = (name: string, fault: FieldError | undefined): Shared => {
    const error = inOneLine(fault)
    return {
      name,
      label: labelOf(name),
      ...(error === undefined ? {} : { error }),
    }
  }
  const text: DraftFields<Values>['text'] = (name) => ({
    ...shared(name, errors[name]),
    value: String(values[name] ?? ''),
    onChange: changeBy('text', name, (value: string) => value),
  })
  const upload: DraftFields<Values>['image'] = (name) => ({
    ...text(name),
    slot: said(name, shape[name] && slotOf(shape[name])),
    place,
  })
  const any: DraftFields<Values>['any'] = (name) => ({
    ...shared(name, Object.entries(errors).find(([path]) => path === name || path.startsWith(`${name}.`))?.[1]),
    value: values[name],
    onChange: changeBy('any', name, (value: Values[typeof name]) => value),
  })
  return {
    text,
    any,
    image: upload,
    file: upload,
    richText: any as unknown as DraftFields<Values>['richText'],
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
    day: (name) => ({
      ...shared(name, errors[name]),
      value: String(values[name] ?? '') || null,
      onChange: changeBy('day', name, (value: string | null) => value ?? ''),
    }),
    instant: (name) => ({
      ...shared(name, errors[name]),
      label: inZone(labelOf(name), String(values[name] ?? '')),
      value: clockAt(name, String(values[name] ?? '')),
      onChange: changeBy('instant', name, (value: string | null) => (value === null ? '' : instantOf(value))),
    }),
    choice: (name) => ({
      ...shared(name, errors[name]),
      options: choicesOf(name).options,
      value: codeOf(values[name]),
      onChange: changeBy('choice', name, choicesOf(name).valueOf),
    }),
    reference: (name) => ({ ...text(name), to: said(name, shape[name] && referredBy(shape[name])) }),
  }
}
