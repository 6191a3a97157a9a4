import * as z from 'zod/mini'
import { rejectedRow } from '../operations/rejected-row.ts'

/** A table as a server has read it: its good rows with the lines they begin on (from 1), and the faults of the others. */
export const readTable = <Row extends z.ZodMiniType>(row: Row) =>
  z.object({ rows: z.array(z.object({ line: z.number(), row })), rejected: z.array(rejectedRow) })

/** Rows that one such table may have, and bytes of its file. */
export const maxTableRows = 10_000
export const maxTableBytes = 16 * 1024 * 1024

/** Codes that reading a table can answer. */
export const tableErrors = [
  'import.empty',
  'import.not_a_table',
  'import.web_page',
  'import.password',
  'import.json_array',
  'import.no_rows',
  'import.empty_sheets',
  'import.encoding',
  'import.encoding_other',
  'import.encoding_mixed',
  'import.unknown_header',
  'import.missing_header',
  'import.misnamed_header',
  'import.misnamed_headers',
  'import.doubled_header',
  'import.header_unit',
  'import.row_too_long',
  'import.cell_too_long',
  'import.too_many_columns',
  'import.unpacked_too_large',
  'import.file_too_large',
  'rule.too_many',
] as const
