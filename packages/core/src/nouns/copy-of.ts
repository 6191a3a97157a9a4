import type * as z from 'zod/mini'
import { putOff } from '../rules/put-off.ts'
import { timeMarkOf } from '../rules/time-marks.ts'
import { nameOfCopy } from './name-of-copy.ts'
import { type Copied, nouns, type NounWith, nounsWith } from './nouns.ts'

/** The nouns of which another record is made in the form of one. */
export type CopiedNoun = NounWith<{ readonly copied: object }>
export const copiedNouns = nounsWith<{ readonly copied: object }>(({ copied }) => copied !== undefined)

export const isCopied = (noun: string): noun is CopiedNoun => copiedNouns.some((one) => one === noun)

type Values = Readonly<Record<string, unknown>>

interface Copying {
  /** The record that is copied. */
  readonly record: Values
  /** What a new one begins with. */
  readonly blank: Values
  /** Names of others, of which the copy gets none. */
  readonly taken: readonly string[]
  /** Milliseconds since 1970. */
  readonly now: number
}

/** The field that names a record. */
export const namingField = (schema: z.ZodMiniObject): string => ('name' in schema.shape ? 'name' : 'title')

const timeOf = (value: unknown): number => (typeof value === 'string' ? Date.parse(value) : Number.NaN)

/**
 * The draft of another one that is as `record`: what is another's own is as in a new one, its name is numbered, and what
 * is over lies ahead again. `schema` is what a person fills in.
 */
export function copyOf(noun: CopiedNoun, schema: z.ZodMiniObject, { record, blank, taken, now }: Copying): Values {
  const { leaves = [], begins }: Copied = nouns[noun].copied
  const naming = namingField(schema)
  const fields: Readonly<Record<string, z.ZodMiniType>> = schema.shape as never
  const start = timeOf(record['startAt'])
  const isBehind = start <= now
  const by = isBehind ? (begins === 'now' ? timeOf(blank['startAt']) - start : putOff(start, now)) : 0
  const instant = (field: string): unknown => {
    const time = timeOf(record[field])
    if (Number.isNaN(time)) return record[field]
    if (Number.isNaN(start)) return time > now ? record[field] : blank[field]
    return by === 0 ? record[field] : new Date(time + by).toISOString()
  }
  const valueOf = (field: string, of: z.ZodMiniType): unknown => {
    if (!(field in record) || leaves.includes(field)) return blank[field]
    if (field === naming) return nameOfCopy(String(record[field]), taken, of)
    return timeMarkOf(of) === 'instant' ? instant(field) : record[field]
  }
  return Object.fromEntries(Object.entries(fields).map(([field, of]) => [field, valueOf(field, of)]))
}
