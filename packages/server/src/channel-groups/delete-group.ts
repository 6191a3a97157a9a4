import type { channelGroupsContract } from '@icss/core/channel-groups/channel-groups.contract.ts'
import type { Handler } from '../http/handler.ts'
import { found } from '../http/refuse.ts'
import { deleteGroup as remove, findGroup, lockGroups } from './channel-groups.repository.ts'

export const deleteGroup: Handler<typeof channelGroupsContract.delete> = ({ session, tenant }, { params }) =>
  tenant(async (db) => {
    await lockGroups(db, session.channel.id)
    await remove(db, session.channel.id, found(await findGroup(db, session.channel.id, params.groupId)))
  })
