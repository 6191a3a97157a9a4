import { permissionColumns, permissionRow, requiredPermissionColumns } from '@icss/core/permissions/permission-row.ts'
import type { permissionsContract } from '@icss/core/permissions/permissions.contract.ts'
import type { Handler } from '../http/handler.ts'
import { requestLanguage } from '../http/request-language.ts'
import { readTable } from '../tables/read-table.ts'

/** Reads a table of permissions into its rows. */
export const readPermissions: Handler<typeof permissionsContract.readTable> = (
  { session, services: { storage }, request },
  { body },
) =>
  readTable(storage, session.channel.id, body, {
    schema: permissionRow,
    columns: permissionColumns,
    required: requiredPermissionColumns,
    language: requestLanguage(request),
  })
