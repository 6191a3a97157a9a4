import type { contentPermissionsContract } from '@icss/core/content-permissions/content-permissions.contract.ts'
import type { Handler } from '../http/handler.ts'
import { listContentPermissions as list } from './content-permissions.repository.ts'

export const listContentPermissions: Handler<typeof contentPermissionsContract.list> = async (
  { session, tenant },
  { query },
) => {
  const items = await tenant((db) => list(db, session.channel.id, query))
  return { items, total: items.length }
}
