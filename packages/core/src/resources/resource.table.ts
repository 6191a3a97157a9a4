import { resourceTableColumns } from './resource.columns.ts'
import { resourceRow } from './resource.ts'
import { shelfTable } from './shelf.table.ts'

/** Resources as rows of a file. */
export const resourceTable = { schema: resourceRow, columns: resourceTableColumns, ...shelfTable }
