import type { Option } from '@icss/ui/ListBox/Option.ts'
import { valuesOf } from '@icss/core/rules/values-of.ts'
import type * as z from 'zod/mini'
import type { useCopy } from '../language/copy.ts'
import { labelsPath } from '../lists/noun.ts'

/** What a choice offers: its values by codes, since a field of the kit takes texts alone, and none that is empty. */
export interface OfferedChoices {
  readonly options: readonly Option[]
  readonly valueOf: (code: string) => string | number | undefined
}

const none = 'none'

/** The code of a value; null where nothing is chosen yet. */
export const codeOf = (value: unknown): string | null =>
  value === undefined || value === null ? null : value === '' ? none : String(value)

/**
 * What a field of a choice offers: the values of its schema, in the labels that the choices of the noun name. Throws for a
 * field that has none.
 */
export function offeredChoices(
  schema: z.core.$ZodType | undefined,
  noun: string,
  field: string,
  t: ReturnType<typeof useCopy>,
): OfferedChoices {
  const [values, labels] = [schema && valuesOf(schema), labelsPath(noun, field)]
  if (!values || labels === undefined) throw new Error(`The choices of ${noun} name no labels of ${field}.`)
  const byCode = new Map(values.map((value) => [codeOf(value) ?? none, value]))
  return {
    options: [...byCode].map(([code, value]) => ({ value: code, label: t(`${labels}.${value}` as 'shell.save') })),
    valueOf: (code) => byCode.get(code),
  }
}
