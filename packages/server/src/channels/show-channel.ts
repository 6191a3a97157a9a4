import type { channelsContract } from '@icss/core/channels/channels.contract.ts'
import type { Handler } from '../http/handler.ts'
import { found } from '../http/refuse.ts'
import { findChannel } from './channels.repository.ts'

export const showChannel: Handler<typeof channelsContract.show> = async ({ session, tenant }) =>
  found(await tenant((db) => findChannel(db, session.channel.id)))
