import type { platformContract } from '@icss/core/platform/platform.contract.ts'
import { updateChannel } from '../channels/channels.repository.ts'
import type { Handler } from '../http/handler.ts'
import { found } from '../http/refuse.ts'
import { findServedChannel } from './platform.repository.ts'

/** A quota below what is used takes nothing away: it only lets nothing be added. */
export const setQuotas: Handler<typeof platformContract.setQuotas> = (
  { services: { database } },
  { params: { channelId }, body },
) =>
  database.everywhere(async (db) => {
    found(await findServedChannel(db, channelId))
    await updateChannel(db, channelId, body)
    return found(await findServedChannel(db, channelId))
  })
