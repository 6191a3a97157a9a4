import type * as z from 'zod/mini'
import { ProblemError } from '@icss/core/errors/problem-error.ts'

/** A value of an archive as the schema has it: somebody may have written the archive by hand. */
export function archivedAs<S extends z.ZodMiniType>(schema: S, value: unknown): z.output<S> {
  const read = schema.safeParse(value)
  if (!read.success) throw new ProblemError('request.invalid')
  return read.data
}
