import * as z from 'zod/mini'
import { copyToMark, markOf } from './marks.ts'

/** The nouns to whose records others refer. */
export type ReferredNoun =
  | 'companies'
  | 'courseCategories'
  | 'employees'
  | 'fileGroups'
  | 'meetings'
  | 'prizes'
  | 'tutorCategories'
  | 'tutors'

const marks = z.registry<{ readonly to: ReferredNoun }>()

/** Marks a text as the id of a record of `to`, '' for none. A table names the record in its place. */
// @__NO_SIDE_EFFECTS__
export function referenceTo<S extends z.ZodMiniType>(to: ReferredNoun, schema: S): S {
  const copy = copyToMark(schema)
  marks.add(copy, { to })
  return copy
}

/** The fields of a schema that refer to records, each with their noun. */
export const referencesOf = ({ shape }: z.ZodMiniObject): readonly (readonly [field: string, to: ReferredNoun])[] =>
  Object.entries(shape).flatMap(([field, schema]) => {
    const to = referredBy(schema)
    return to ? [[field, to] as const] : []
  })

/** The noun to whose records a schema was marked to refer, if it was. */
export const referredBy = (schema: z.core.$ZodType): ReferredNoun | undefined => markOf(marks, schema)?.to
