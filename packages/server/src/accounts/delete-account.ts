import { accountEndFault } from '@icss/core/accounts/admin-change.ts'
import type { accountsContract } from '@icss/core/accounts/accounts.contract.ts'
import { selfFault } from '@icss/core/accounts/manage-account.ts'
import type { Handler } from '../http/handler.ts'
import { refuse } from '../http/refuse.ts'
import { revokeSessions } from '../sessions/revoke-sessions.ts'
import { deleteAccount as remove } from './accounts.repository.ts'
import { managedAccount } from './managed-account.ts'

export const deleteAccount: Handler<typeof accountsContract.delete> = (
  { session, tenant },
  { params: { accountId } },
) =>
  tenant(async (db) => {
    const { target } = await managedAccount(db, session, accountId)
    refuse(accountEndFault(target) ?? selfFault(session.account, target))
    await revokeSessions(db, session.channel.id, accountId)
    await remove(db, session.channel.id, accountId)
  })
