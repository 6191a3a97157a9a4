import type * as z from 'zod/mini'
import { innerOf } from './marks.ts'

/** The values that a choice takes; none where the schema does not name them. */
export function valuesOf(schema: z.core.$ZodType): readonly (string | number)[] | undefined {
  const { values } = schema._zod
  if (values) return [...values].filter((value) => typeof value === 'string' || typeof value === 'number')
  const inner = innerOf(schema)
  return inner && valuesOf(inner)
}
