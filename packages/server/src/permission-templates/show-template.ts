import type { permissionTemplatesContract } from '@icss/core/permission-templates/permission-templates.contract.ts'
import type { Handler } from '../http/handler.ts'
import { found } from '../http/refuse.ts'
import { listTemplates } from './permission-templates.repository.ts'

export const showTemplate: Handler<typeof permissionTemplatesContract.show> = async (
  { session, services: { database } },
  { params },
) => {
  const [template] = await listTemplates(database.system, session.channel.id, params.templateId)
  return found(template)
}
