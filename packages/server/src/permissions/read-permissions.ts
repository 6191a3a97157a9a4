import type { permissionsContract } from '@icss/core/permissions/permissions.contract.ts'
import type { Handler } from '../http/handler.ts'
import { readTable } from '../tables/read-table.ts'

/** Reads a table of permissions into its rows. */
export const readPermissions: Handler<typeof permissionsContract.readTable> = (context, { body }) =>
  readTable(context, 'permissions.readTable', body)
