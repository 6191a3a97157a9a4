import { accountDeleteFault } from '@icss/core/accounts/admin-change.ts'
import type { accountsContract } from '@icss/core/accounts/accounts.contract.ts'
import { manageFault, selfFault } from '@icss/core/accounts/manage-account.ts'
import type { Handler } from '../http/handler.ts'
import { found, refuse } from '../http/refuse.ts'
import { revokeSessions } from '../sessions/revoke-sessions.ts'
import { deleteAccount as remove, findAccount } from './accounts.repository.ts'

export const deleteAccount: Handler<typeof accountsContract.delete> = (
  { session, tenant },
  { params: { accountId } },
) =>
  tenant(async (db) => {
    const account = found(await findAccount(db, session.channel.id, accountId))
    refuse(accountDeleteFault(account) ?? selfFault(session, account) ?? manageFault(session, account))
    await revokeSessions(db, session.channel.id, accountId)
    await remove(db, session.channel.id, accountId)
  })
