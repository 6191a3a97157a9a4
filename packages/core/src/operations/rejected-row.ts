import * as z from 'zod/mini'
import { impersonal, personal } from '../rules/personal.ts'
import { errorParams } from '../errors/errors-schema.ts'
import { named } from '../contract/named.ts'

/**
 * One fault of one rejected row. `line` is the line of the file (from 1) on which the row starts, `column` the header
 * as the file wrote it, `value` what stood there (shortened to 200 characters).
 */
export const rejectedRow = named(
  'RejectedRow',
  z.object({
    line: z.number(),
    column: impersonal(z.string()),
    value: personal('text', z.string()),
    code: impersonal(z.string()),
    params: errorParams,
  }),
)
export type RejectedRow = z.infer<typeof rejectedRow>

/** Rejected rows that are corrected where they are shown; more are in the file. */
export const mostCorrected = 500

/** A rejected row whole: its cells as they stood under the headers of the file, and what is wrong with it. */
export const rowToCorrect = named(
  'RowToCorrect',
  z.object({
    line: z.number(),
    cells: z.array(personal('text', z.string())),
    faults: z.array(z.object({ column: impersonal(z.string()), code: impersonal(z.string()), params: errorParams })),
  }),
)
export type RowToCorrect = z.infer<typeof rowToCorrect>
