import type { permissionTemplatesContract } from '@icss/core/permission-templates/permission-templates.contract.ts'
import { grantFault, nameFault } from '@icss/core/permission-templates/template-rules.ts'
import { refuseTaken } from '../database/refuse-taken.ts'
import type { Handler } from '../http/handler.ts'
import { found, refuse } from '../http/refuse.ts'
import { insertTemplate, listTemplates } from './permission-templates.repository.ts'

/** Words the duplicate name of a template. */
export const templateTaken = refuseTaken({
  permission_templates_name: { field: 'name', code: 'template.name_taken' },
})

export const createTemplate: Handler<typeof permissionTemplatesContract.create> = async (
  { session, tenant, services: { database } },
  { body },
) => {
  const { id: channelId, flags } = session.channel
  refuse(grantFault(flags, body.flags))
  const known = await listTemplates(database.system, channelId)
  if (!known.some(({ name }) => name === body.name)) refuse(nameFault(known, body.name))
  const id = await tenant((db) => insertTemplate(db, channelId, body)).catch(templateTaken)
  const [created] = await listTemplates(database.system, channelId, id)
  return found(created)
}
