import { accountEndFault } from '@icss/core/accounts/admin-change.ts'
import type { accountsContract } from '@icss/core/accounts/accounts.contract.ts'
import { selfFault } from '@icss/core/accounts/manage-account.ts'
import type { Db } from '../database/database.ts'
import type { Handler } from '../http/handler.ts'
import { refuse } from '../http/refuse.ts'
import { revokeSessions } from '../sessions/revoke-sessions.ts'
import { deleteAccount as remove } from './accounts.repository.ts'
import { type Manager, managedAccount } from './managed-account.ts'

/** Deletes an account that a manager reaches, unless it is their own or the administrator's, and logs it out. */
export async function endAccount(db: Db, manager: Manager, accountId: string): Promise<void> {
  const { target } = await managedAccount(db, manager, accountId)
  refuse(accountEndFault(target) ?? selfFault(manager.account, target))
  await revokeSessions(db, manager.channel.id, accountId)
  await remove(db, manager.channel.id, accountId)
}

export const deleteAccount: Handler<typeof accountsContract.delete> = (
  { session, tenant },
  { params: { accountId } },
) => tenant((db) => endAccount(db, session, accountId))
