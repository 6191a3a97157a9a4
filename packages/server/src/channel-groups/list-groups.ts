import type { channelGroupsContract } from '@icss/core/channel-groups/channel-groups.contract.ts'
import type { Handler } from '../http/handler.ts'
import { found } from '../http/refuse.ts'
import { findGroup, listGroups as list } from './channel-groups.repository.ts'

export const listGroups: Handler<typeof channelGroupsContract.list> = async ({ session, tenant }) => {
  const items = await tenant((db) => list(db, session.channel.id))
  return { items, total: items.length }
}

export const showGroup: Handler<typeof channelGroupsContract.show> = async ({ session, tenant }, { params }) =>
  found(await tenant((db) => findGroup(db, session.channel.id, params.groupId)))
