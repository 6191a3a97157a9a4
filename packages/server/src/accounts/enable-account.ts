import { accountEndFault } from '@icss/core/accounts/admin-change.ts'
import type { accountsContract } from '@icss/core/accounts/accounts.contract.ts'
import { selfFault } from '@icss/core/accounts/manage-account.ts'
import type { Handler } from '../http/handler.ts'
import { found, refuse } from '../http/refuse.ts'
import { revokeSessions } from '../sessions/revoke-sessions.ts'
import { findAccount, updateAccount } from './accounts.repository.ts'
import { managedAccount } from './managed-account.ts'

export const enableAccount: Handler<typeof accountsContract.enable> = (
  { session, tenant },
  { params: { accountId } },
) =>
  tenant(async (db) => {
    const { target } = await managedAccount(db, session, accountId)
    if (!target.enabled) await updateAccount(db, session.channel.id, accountId, { enabled: true })
    return found(await findAccount(db, session.channel.id, accountId))
  })

export const disableAccount: Handler<typeof accountsContract.disable> = (
  { session, tenant },
  { params: { accountId } },
) =>
  tenant(async (db) => {
    const { target } = await managedAccount(db, session, accountId)
    refuse(selfFault(session.account, target) ?? accountEndFault(target))
    if (target.enabled) await updateAccount(db, session.channel.id, accountId, { enabled: false })
    await revokeSessions(db, session.channel.id, accountId)
    return found(await findAccount(db, session.channel.id, accountId))
  })
