import type { accountsContract } from '@icss/core/accounts/accounts.contract.ts'
import { manageFault, selfFault } from '@icss/core/accounts/manage-account.ts'
import type { Handler } from '../http/handler.ts'
import { found, refuse } from '../http/refuse.ts'
import { findAccount } from './accounts.repository.ts'
import { initialPassword } from './initial-password.ts'
import { setInitialPassword } from './set-initial-password.ts'

export const resetPassword: Handler<typeof accountsContract.resetPassword> = async (
  { session, tenant, services: { config } },
  { params: { accountId } },
) => {
  const { passwordHash, shown } = await initialPassword(config)
  await tenant(async (db) => {
    const account = found(await findAccount(db, session.channel.id, accountId))
    refuse(selfFault(session, account) ?? manageFault(session, account))
    await setInitialPassword(db, session.channel.id, account, passwordHash)
  })
  return { initialPassword: shown }
}
