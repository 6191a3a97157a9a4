import type { subChannelsContract } from '@icss/core/channels/channels.contract.ts'
import type { Handler } from '../http/handler.ts'
import { found } from '../http/refuse.ts'
import { findChannel } from './channels.repository.ts'
import { listSubChannels as list } from './sub-channels.repository.ts'

export const listSubChannels: Handler<typeof subChannelsContract.list> = async (
  { session, services: { database } },
  { query },
) => {
  const { subChannelQuota: quota } = found(await findChannel(database.system, session.channel.id))
  return { ...(await list(database.system, session.channel.id, query)), quota }
}
