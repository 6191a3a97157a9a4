import * as z from 'zod/mini'
import { impersonal, personal } from '../rules/personal.ts'

/** A column of a file that says nothing an import takes, by its header; `nearest` is the header that it may be meant for. */
export const leftOutColumn = z.object({
  header: personal('text', z.string()),
  nearest: z.nullable(impersonal(z.string())),
})
export type LeftOutColumn = z.infer<typeof leftOutColumn>

/** Rows that hold one text alone and stand for no record, such as the headings of sections: how many, and the first of them. */
const headingRows = z.object({
  count: z.number(),
  first: z.array(z.object({ line: z.number(), text: personal('text', z.string()) })),
})

/**
 * What an import has made of its file: the sheet of a workbook that it reads, the others in sight that hold something, the
 * rows over its header, the columns that it leaves out, among them those without a header that hold something, by their
 * letters, and the headings between its rows. The last two are known once it was read to its end.
 */
export const tableReading = z.object({
  sheet: z.nullable(personal('text', z.string())),
  otherSheets: z.array(personal('text', z.string())),
  rowsAbove: z.number(),
  leftOut: z.array(leftOutColumn),
  unnamed: z._default(z.array(impersonal(z.string())), []),
  headings: z._default(headingRows, { count: 0, first: [] }),
})
export type TableReading = z.infer<typeof tableReading>
