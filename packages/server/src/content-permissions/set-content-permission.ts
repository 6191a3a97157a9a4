import type { contentPermissionsContract } from '@icss/core/content-permissions/content-permissions.contract.ts'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import { listGroups, lockGroups } from '../channel-groups/channel-groups.repository.ts'
import type { Handler } from '../http/handler.ts'
import { groupsOfContent, hasContent, openContentTo } from './content-permissions.repository.ts'

export const setContentPermission: Handler<typeof contentPermissionsContract.set> = (
  { session, tenant, services },
  { params, body: { groupIds } },
) =>
  tenant(async (db) => {
    const { id: channelId } = session.channel
    await lockGroups(db, channelId)
    if (!(await hasContent(db, services.contentTables, channelId, params))) throw new ProblemError('request.not_found')
    const known = new Set((await listGroups(db, channelId)).map(({ id }) => id))
    if (groupIds.some((id) => !known.has(id)))
      throw new ProblemError('request.invalid', { errors: { groupIds: { code: 'request.not_found', params: {} } } })
    await openContentTo(db, channelId, params, groupIds)
    return { ...params, groupIds: await groupsOfContent(db, channelId, params) }
  })
