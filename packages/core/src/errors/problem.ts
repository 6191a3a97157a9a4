import * as z from 'zod/mini'
import { impersonal, personal } from '../rules/personal.ts'
import { named } from '../contract/named.ts'
import { errorCode, errorParams, errorsSchema } from './errors-schema.ts'

/**
 * An RFC 9457 problem. `code` is a key of the catalogue, so that every client can word it in its own language;
 * `errors` holds the faults by field; `params` the values that the wording names.
 */
export const problem = named(
  'Problem',
  z.object({
    type: impersonal(z.string()),
    title: impersonal(z.string()),
    status: z.number(),
    code: errorCode,
    detail: z.optional(personal('text', z.string())),
    instance: z.optional(impersonal(z.string())),
    params: errorParams,
    errors: errorsSchema,
  }),
)
export type Problem = z.infer<typeof problem>
