import type { permissionTemplatesContract } from '@icss/core/permission-templates/permission-templates.contract.ts'
import { nameFault } from '@icss/core/permission-templates/template-rules.ts'
import { lockChannel } from '../channels/channels.repository.ts'
import { constraintFaults } from '../database/constraint-faults.ts'
import type { Handler } from '../http/handler.ts'
import { found, refuse } from '../http/refuse.ts'
import { reachOf } from '../permissions/reach.ts'
import { grantedByTemplate } from './granted-by-template.ts'
import { insertTemplate, listTemplates } from './permission-templates.repository.ts'

/** Words the duplicate name of a template. */
export const templateTaken = constraintFaults({
  permission_templates_name: { field: 'name', code: 'template.name_taken' },
})

/** The channel is locked, since it has a limit of templates. */
export const createTemplate: Handler<typeof permissionTemplatesContract.create> = async (
  { session, services: { database } },
  { body },
) =>
  database
    .everywhere(async (db) => {
      const { id: channelId } = found(await lockChannel(db, session.channel.id))
      refuse(grantedByTemplate(await reachOf(db, channelId, session.account.id), session, body.flags))
      const known = await listTemplates(db, channelId)
      // The constraint words a name that is taken, at its field.
      if (!known.some(({ name }) => name === body.name)) refuse(nameFault(known, body.name))
      const [created] = await listTemplates(db, channelId, await insertTemplate(db, channelId, body))
      return found(created)
    })
    .catch(templateTaken)
