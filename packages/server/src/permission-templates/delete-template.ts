import type { permissionTemplatesContract } from '@icss/core/permission-templates/permission-templates.contract.ts'
import { deleteFault } from '@icss/core/permission-templates/template-rules.ts'
import type { Handler } from '../http/handler.ts'
import { found, refuse } from '../http/refuse.ts'
import { reachOf } from '../permissions/reach.ts'
import { deleteTemplate as remove, listTemplates, lockTemplate } from './permission-templates.repository.ts'

export const deleteTemplate: Handler<typeof permissionTemplatesContract.delete> = (
  { session, services: { database } },
  { params: { templateId } },
) =>
  database.everywhere(async (db) => {
    // The lock lets nobody give it to an account or a sub-channel meanwhile.
    const { flags } = found(await lockTemplate(db, session.channel.id, templateId))
    const reach = await reachOf(db, session.channel.id, session.account.id)
    const [template] = await listTemplates(db, session.channel.id, templateId)
    refuse(reach.faultOf({ held: flags }) ?? deleteFault(found(template)))
    await remove(db, session.channel.id, templateId)
  })
