import type { subChannelsContract } from '@icss/core/channels/channels.contract.ts'
import type { Session } from '@icss/core/sessions/session.ts'
import type { Database } from '../database/database.ts'
import type { Handler } from '../http/handler.ts'
import { found } from '../http/refuse.ts'
import { revokeSessionsOf } from '../sessions/revoke-sessions.ts'
import { updateChannel } from './channels.repository.ts'
import { managedSubChannel } from './managed-sub-channel.ts'
import { findSubChannel } from './sub-channels.repository.ts'

const setEnabled = (database: Database, session: Session, id: string, enabled: boolean) =>
  database.everywhere(async (db) => {
    const { target } = await managedSubChannel(db, session, id)
    if (target.enabled !== enabled) await updateChannel(db, id, { enabled })
    if (!enabled) await revokeSessionsOf(db, [id])
    return found(await findSubChannel(db, session.channel.id, id))
  })

export const enableSubChannel: Handler<typeof subChannelsContract.enable> = ({ session, services }, { params }) =>
  setEnabled(services.database, session, params.subChannelId, true)

export const disableSubChannel: Handler<typeof subChannelsContract.disable> = ({ session, services }, { params }) =>
  setEnabled(services.database, session, params.subChannelId, false)
