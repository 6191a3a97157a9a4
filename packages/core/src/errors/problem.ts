import * as z from 'zod/mini'
import { type ErrorCode, isErrorCode } from './error-codes.ts'
import { errorsSchema } from './errors-schema.ts'

/**
 * An RFC 9457 problem. `code` is a key of the catalogue, so that every client can word it in its own language;
 * `errors` holds the faults by field; `params` the values that the wording names.
 */
export const problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number(),
  code: z.custom<ErrorCode>(isErrorCode),
  detail: z.optional(z.string()),
  instance: z.optional(z.string()),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
  errors: errorsSchema,
})
export type Problem = z.infer<typeof problem>
