import type { platformContract } from '@icss/core/platform/platform.contract.ts'
import { updateChannel } from '../channels/channels.repository.ts'
import type { Database } from '../database/database.ts'
import type { Handler } from '../http/handler.ts'
import { found } from '../http/refuse.ts'
import { revokeSessionsOf } from '../sessions/revoke-sessions.ts'
import { findServedChannel } from './platform.repository.ts'

const setEnabled = (database: Database, id: string, enabled: boolean) =>
  database.everywhere(async (db) => {
    const before = found(await findServedChannel(db, id))
    if (before.enabled !== enabled) await updateChannel(db, id, { enabled })
    if (!enabled) await revokeSessionsOf(db, [id])
    return found(await findServedChannel(db, id))
  })

export const enableServedChannel: Handler<typeof platformContract.enableChannel> = ({ services }, { params }) =>
  setEnabled(services.database, params.channelId, true)

export const disableServedChannel: Handler<typeof platformContract.disableChannel> = ({ services }, { params }) =>
  setEnabled(services.database, params.channelId, false)
