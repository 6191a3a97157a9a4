import type { subChannelsContract } from '@icss/core/channels/channels.contract.ts'
import type { Handler } from '../http/handler.ts'
import { found } from '../http/refuse.ts'
import { findSubChannel } from './sub-channels.repository.ts'

export const showSubChannel: Handler<typeof subChannelsContract.show> = async (
  { session, services: { database } },
  { params },
) => found(await findSubChannel(database.system, session.channel.id, params.subChannelId))
