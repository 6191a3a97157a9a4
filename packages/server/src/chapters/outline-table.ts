import { outlineRow } from '@icss/core/chapters/outline-row.ts'
import { outlineColumns, requiredOutlineColumns } from '@icss/core/chapters/outline.columns.ts'
import type { ImportedTable } from '../imports/imported.ts'

/** The table of an outline. */
export const outlineTable = {
  schema: outlineRow,
  columns: outlineColumns,
  required: requiredOutlineColumns,
} satisfies ImportedTable
