import { ProblemError } from '@icss/core/errors/problem-error.ts'
import { type PermissionChange, planPermissions as plan, flagsOfBits } from '@icss/core/permissions/permission-plan.ts'
import type { permissionsContract } from '@icss/core/permissions/permissions.contract.ts'
import { isUuid, uuid } from '../database/uuids.ts'
import type { Handler } from '../http/handler.ts'
import { refuse } from '../http/refuse.ts'
import { defaultTemplate, findTemplate } from '../permission-templates/permission-templates.repository.ts'
import { reachOf } from './reach.ts'
import { holdingsOf } from './holdings.repository.ts'

const idsOf = (change: PermissionChange): readonly string[] | undefined =>
  change.kind === 'flags' ? change.channels.map(({ id }) => id) : change.channelIds

export const planPermissions: Handler<typeof permissionsContract.plan> = async (
  { session, services: { database } },
  { body },
) => {
  const { id: channelId } = session.channel
  const db = database.system
  const ids = idsOf(body)
  const known = ids?.filter(isUuid)
  const holdings = await holdingsOf(db, channelId, known)
  // A channel that is not a sub-channel of this one is as one that does not exist.
  if (ids && holdings.length !== new Set(ids).size) throw new ProblemError('request.not_found')
  const standard = await defaultTemplate(db, channelId)
  const given = body.kind === 'template' ? await findTemplate(db, channelId, body.templateId) : undefined
  if (body.kind === 'template' && !given) throw new ProblemError('request.not_found')
  const planned = plan(body, holdings, { standard, given })
  const reach = await reachOf(db, channelId, session.account.id)
  for (const { field, before, after } of planned.rows)
    if (field === 'flags') refuse(reach.faultOf({ held: flagsOfBits(before) ?? [], granted: flagsOfBits(after) ?? [] }))
  return { id: uuid(), ...planned }
}
