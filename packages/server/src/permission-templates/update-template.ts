import { and, eq } from 'drizzle-orm'
import type { permissionTemplatesContract } from '@icss/core/permission-templates/permission-templates.contract.ts'
import { editFault } from '@icss/core/permission-templates/template-rules.ts'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import { setFlagsOf } from '../channels/channels.repository.ts'
import { channels } from '../channels/channels.tables.ts'
import type { Db } from '../database/database.ts'
import type { Handler } from '../http/handler.ts'
import { found, refuse } from '../http/refuse.ts'
import { reachOf } from '../permissions/reach.ts'
import { grantedByTemplate } from './granted-by-template.ts'
import { templateTaken } from './create-template.ts'
import { listTemplates, lockTemplate, updateTemplate as update } from './permission-templates.repository.ts'

/** What a template holds, its sub-channels hold from now on, as its accounts do by themselves; no session ends. */
async function spread(db: Db, channelId: string, templateId: string, flags: readonly boolean[]): Promise<void> {
  const subs = await db
    .select({ id: channels.id })
    .from(channels)
    .where(and(eq(channels.superiorChannelId, channelId), eq(channels.templateId, templateId)))
  await setFlagsOf(
    db,
    channelId,
    subs.map(({ id }) => ({ id, flags, templateId })),
  )
}

export const updateTemplate: Handler<typeof permissionTemplatesContract.update> = async (
  { session, services: { database } },
  { params: { templateId }, query: { version }, body },
) => {
  const { id: channelId } = session.channel
  await database
    .everywhere(async (db) => {
      const before = found(await lockTemplate(db, channelId, templateId))
      refuse(editFault(before))
      const reach = await reachOf(db, channelId, session.account.id)
      refuse(reach.faultOf({ held: before.flags }) ?? grantedByTemplate(reach, session, body.flags))
      if (!(await update(db, channelId, templateId, version, body))) throw new ProblemError('request.conflict')
      if (before.flags.some((flag, id) => flag !== body.flags[id])) await spread(db, channelId, templateId, body.flags)
    })
    .catch(templateTaken)
  const [updated] = await listTemplates(database.system, channelId, templateId)
  return found(updated)
}
