import type { channelsContract } from '@icss/core/channels/channels.contract.ts'
import type { Handler } from '../http/handler.ts'
import { ownChannel } from './own-channel.ts'

export const showChannel: Handler<typeof channelsContract.show> = ({ session, services: { database } }) =>
  ownChannel(database.system, session)
