import type { subChannelsContract } from '@icss/core/channels/channels.contract.ts'
import type { Database } from '../database/database.ts'
import type { Handler } from '../http/handler.ts'
import { found } from '../http/refuse.ts'
import { revokeSessionsOf } from '../sessions/revoke-sessions.ts'
import { updateChannel } from './channels.repository.ts'
import { findSubChannel, lockSubChannel } from './sub-channels.repository.ts'

const setEnabled = (database: Database, superiorId: string, id: string, enabled: boolean) =>
  database.everywhere(async (db) => {
    const before = found(await lockSubChannel(db, superiorId, id))
    if (before.enabled !== enabled) await updateChannel(db, id, { enabled })
    if (!enabled) await revokeSessionsOf(db, [id])
    return found(await findSubChannel(db, superiorId, id))
  })

export const enableSubChannel: Handler<typeof subChannelsContract.enable> = ({ session, services }, { params }) =>
  setEnabled(services.database, session.channel.id, params.subChannelId, true)

export const disableSubChannel: Handler<typeof subChannelsContract.disable> = ({ session, services }, { params }) =>
  setEnabled(services.database, session.channel.id, params.subChannelId, false)
