import type { permissionTemplatesContract } from '@icss/core/permission-templates/permission-templates.contract.ts'
import type { Handler } from '../http/handler.ts'
import { listTemplates as list } from './permission-templates.repository.ts'

export const listTemplates: Handler<typeof permissionTemplatesContract.list> = async ({
  session,
  services: { database },
}) => {
  const items = await list(database.system, session.channel.id)
  return { items, total: items.length }
}
