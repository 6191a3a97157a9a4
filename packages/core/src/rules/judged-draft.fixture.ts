import type * as z from 'zod/mini'
import type { ErrorCode } from '../errors/error-code.ts'

/** A change of a draft that passes, the field at which it is refused, and the fault that stands there. */
export type BadInput = readonly [change: object, field: string, code: ErrorCode]

/** What a person fills in about one kind of thing, and what is refused of it, as its feature declares it. */
export interface DeclaredDraft {
  readonly name: string
  readonly schema: z.ZodMiniType
  /** What its form judges by, when that holds more. */
  readonly form?: z.ZodMiniType
  /** Passes. */
  readonly draft: object
  readonly bad: readonly BadInput[]
}

/** The same with the endpoints whose body it is, as `group.name`, and with what its schema refuses beside. */
export interface JudgedDraft extends DeclaredDraft {
  readonly makers: readonly string[]
}

/** Fields that cannot be empty. */
export const required = (...fields: string[]): BadInput[] =>
  fields.map((field) => [{ [field]: ' ' }, field, 'rule.required'])

/** Fields of text with the characters that they have at most. */
export const atMost = (fields: Readonly<Record<string, number>>): BadInput[] =>
  Object.entries(fields).map(([field, max]) => [{ [field]: '长'.repeat(max + 1) }, field, 'rule.max_length'])

/** What no sequence number is (seed section 5): it is there, whole, and from 0 to 9999. */
export const noSequenceNumber = (field: string): BadInput[] => [
  [{ [field]: undefined }, field, 'rule.required'],
  [{ [field]: '1' }, field, 'rule.type'],
  ...[-1, 1.5, 10_000].map((value): BadInput => [{ [field]: value }, field, 'rule.number_range']),
]
