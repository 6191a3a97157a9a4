import type { platformContract } from '@icss/core/platform/platform.contract.ts'
import type { Handler } from '../http/handler.ts'
import { found } from '../http/refuse.ts'
import { findServedChannel } from './platform.repository.ts'

export const showServedChannel: Handler<typeof platformContract.showChannel> = async (
  { services: { database } },
  { params },
) => found(await findServedChannel(database.system, params.channelId))
