import * as z from 'zod/mini'

/**
 * One fault of one rejected row. `line` is the line of the file (from 1) on which the row starts, `column` the header
 * as the file wrote it, `value` what stood there (shortened to 200 characters).
 */
export const rejectedRow = z.object({
  line: z.number(),
  column: z.string(),
  value: z.string(),
  code: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
})
export type RejectedRow = z.infer<typeof rejectedRow>
