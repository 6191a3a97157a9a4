import { permissionColumns, permissionRow, requiredPermissionColumns } from '@icss/core/permissions/permission-row.ts'
import type { ImportedTable } from '../imports/imported.ts'

/** The table of permissions by channel. */
export const permissionsTable = {
  schema: permissionRow,
  columns: permissionColumns,
  required: requiredPermissionColumns,
} satisfies ImportedTable
