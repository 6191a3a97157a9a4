import type { accountsContract } from '@icss/core/accounts/accounts.contract.ts'
import { selfFault } from '@icss/core/accounts/manage-account.ts'
import type { Handler } from '../http/handler.ts'
import { refuse } from '../http/refuse.ts'
import { initialPassword } from './initial-password.ts'
import { managedAccount } from './managed-account.ts'
import { setInitialPassword } from './set-initial-password.ts'

export const resetPassword: Handler<typeof accountsContract.resetPassword> = async (
  { session, tenant, services: { config } },
  { params: { accountId } },
) => {
  const { passwordHash, shown } = await initialPassword(config)
  await tenant(async (db) => {
    const { target } = await managedAccount(db, session, accountId)
    refuse(selfFault(session.account, target))
    await setInitialPassword(db, session.channel.id, target, passwordHash)
  })
  return { initialPassword: shown }
}
