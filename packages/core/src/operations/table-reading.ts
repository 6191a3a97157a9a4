import * as z from 'zod/mini'
import { impersonal, personal } from '../rules/personal.ts'

/** A column of a file that says nothing an import takes, by its header; `nearest` is the header that it may be meant for. */
export const leftOutColumn = z.object({
  header: personal('text', z.string()),
  nearest: z.nullable(impersonal(z.string())),
})
export type LeftOutColumn = z.infer<typeof leftOutColumn>

/**
 * What an import has made of its file: the sheet of a workbook that it reads, the others in sight that hold something, the
 * rows over its header, and the columns that it leaves out.
 */
export const tableReading = z.object({
  sheet: z.nullable(personal('text', z.string())),
  otherSheets: z.array(personal('text', z.string())),
  rowsAbove: z.number(),
  leftOut: z.array(leftOutColumn),
})
export type TableReading = z.infer<typeof tableReading>
