import { resourceTableColumns } from '@icss/core/resources/resource.columns.ts'
import { resourceRow } from '@icss/core/resources/resource.ts'
import { requiredShelfColumns } from '@icss/core/resources/shelf.columns.ts'

/** Resources as rows of a file. */
export const resourcesTable = { schema: resourceRow, columns: resourceTableColumns, required: requiredShelfColumns }
