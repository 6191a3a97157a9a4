import type { accountsContract } from '@icss/core/accounts/accounts.contract.ts'
import { constraintFaults } from '../database/constraint-faults.ts'
import type { Handler } from '../http/handler.ts'
import { found } from '../http/refuse.ts'
import { reachOf } from '../permissions/reach.ts'
import { findAccount, insertAccount } from './accounts.repository.ts'
import { initialPassword } from './initial-password.ts'
import { rightsToGrant } from './rights-to-grant.ts'

const taken = constraintFaults({ accounts_number: { field: 'number', code: 'account.number_taken' } })

export const createAccount: Handler<typeof accountsContract.create> = async (
  { session, tenant, services: { config } },
  { body: { templateId, ownFlags, ...draft } },
) => {
  const { passwordHash, shown } = await initialPassword(config)
  const account = await tenant(async (db) => {
    const values = { ...draft, role: 'channel-account', passwordHash } as const
    const reach = await reachOf(db, session.channel.id, session.account.id)
    const granted = await rightsToGrant(db, session.channel.id, reach, { templateId, ownFlags })
    const id = await insertAccount(db, session.channel.id, { ...values, ...granted })
    return found(await findAccount(db, session.channel.id, id))
  }).catch(taken)
  return { account, initialPassword: shown }
}
