import { accountEndFault } from '@icss/core/accounts/admin-change.ts'
import type { platformContract } from '@icss/core/platform/platform.contract.ts'
import { findAccount, lockAccount, updateAccount } from '../accounts/accounts.repository.ts'
import type { Database } from '../database/database.ts'
import type { Handler } from '../http/handler.ts'
import { found, refuse } from '../http/refuse.ts'
import { revokeSessions } from '../sessions/revoke-sessions.ts'
import { findServedChannel } from './platform.repository.ts'

const setEnabled = (database: Database, channelId: string, id: string, enabled: boolean) =>
  database.everywhere(async (db) => {
    found(await findServedChannel(db, channelId))
    const before = found(await lockAccount(db, channelId, id))
    if (!enabled) refuse(accountEndFault(before))
    if (before.enabled !== enabled) await updateAccount(db, channelId, id, { enabled })
    if (!enabled) await revokeSessions(db, channelId, id)
    return found(await findAccount(db, channelId, id))
  })

export const enableServedAccount: Handler<typeof platformContract.enableAccount> = (
  { services },
  { params: { channelId, accountId } },
) => setEnabled(services.database, channelId, accountId, true)

export const disableServedAccount: Handler<typeof platformContract.disableAccount> = (
  { services },
  { params: { channelId, accountId } },
) => setEnabled(services.database, channelId, accountId, false)
