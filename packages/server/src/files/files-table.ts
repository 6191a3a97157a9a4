import { fileColumns, requiredFileColumns } from '@icss/core/files/file.columns.ts'
import { fileRow } from '@icss/core/files/file.ts'

/** What is known of files as rows of a table. */
export const filesTable = {
  schema: fileRow,
  columns: fileColumns,
  required: requiredFileColumns,
}
