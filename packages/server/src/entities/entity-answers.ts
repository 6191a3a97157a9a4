import * as z from 'zod/mini'
import type { Fields } from './entity-shape.ts'

/** A value of the database as an answer has it: instants as ISO 8601 in UTC; '' for null unless that may be in it. */
export const shownAs = (value: unknown, isNullable = false): unknown => {
  if (value instanceof Date) return value.toISOString()
  return value === null && !isNullable ? '' : value
}

/** Makes an answer of what was read, by the names of its fields. */
export function answersOf({ shape }: z.ZodMiniObject): (read: Fields) => Fields {
  const fields = Object.entries(shape).map(
    ([name, field]) => [name, z.safeParse(field as z.ZodMiniType, null).success] as const,
  )
  return (read) => Object.fromEntries(fields.map(([name, isNullable]) => [name, shownAs(read[name], isNullable)]))
}
