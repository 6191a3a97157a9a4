import { explainOpening as explain } from '@icss/core/content-permissions/explained-opening.ts'
import type { contentPermissionsContract } from '@icss/core/content-permissions/content-permissions.contract.ts'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import { listGroups } from '../channel-groups/channel-groups.repository.ts'
import { findSubChannel } from '../channels/sub-channels.repository.ts'
import type { Handler } from '../http/handler.ts'
import { found } from '../http/refuse.ts'
import { groupsOfContent, hasContent } from './content-permissions.repository.ts'

/** Why a sub-channel sees a piece of content or does not. */
export const explainOpening: Handler<typeof contentPermissionsContract.explain> = async (
  { session, tenant, services: { database, contentTables } },
  { params, query: { subChannelId } },
) => {
  const channelId = session.channel.id
  const { id, name, enabled } = found(await findSubChannel(database.system, channelId, subChannelId))
  return tenant(async (db) => {
    if (!(await hasContent(db, contentTables, channelId, params))) throw new ProblemError('request.not_found')
    const groups = await listGroups(db, channelId)
    return explain(groups, await groupsOfContent(db, channelId, params), { id, name, enabled })
  })
}
