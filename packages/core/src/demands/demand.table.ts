import { shelfTable } from '../resources/shelf.table.ts'
import { demandTableColumns } from './demand.columns.ts'
import { demandRow } from './demand.ts'

/** Demands as rows of a file. */
export const demandTable = { schema: demandRow, columns: demandTableColumns, ...shelfTable }
