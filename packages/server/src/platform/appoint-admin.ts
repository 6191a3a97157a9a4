import type { platformContract } from '@icss/core/platform/platform.contract.ts'
import { handOver } from '../channels/appoint-admin.ts'
import { lockChannel } from '../channels/channels.repository.ts'
import type { Handler } from '../http/handler.ts'
import { found } from '../http/refuse.ts'
import { findServedChannel } from './platform.repository.ts'

/** Appoints the administrator in place of the present one, or where there is none. */
export const appointServedAdmin: Handler<typeof platformContract.appointAdmin> = (
  { services },
  { params: { channelId }, body },
) =>
  services.database.everywhere(async (db) => {
    found(await findServedChannel(db, channelId))
    await handOver(db, services, found(await lockChannel(db, channelId)), body)
    return found(await findServedChannel(db, channelId))
  })
