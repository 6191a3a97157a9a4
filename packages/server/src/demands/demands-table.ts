import { demandTableColumns } from '@icss/core/demands/demand.columns.ts'
import { demandRow } from '@icss/core/demands/demand.ts'
import { requiredShelfColumns } from '@icss/core/resources/shelf.columns.ts'

/** Demands as rows of a file. */
export const demandsTable = { schema: demandRow, columns: demandTableColumns, required: requiredShelfColumns }
