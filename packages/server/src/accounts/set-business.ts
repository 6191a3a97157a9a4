import type { accountsContract } from '@icss/core/accounts/accounts.contract.ts'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import type { Handler } from '../http/handler.ts'
import { found } from '../http/refuse.ts'
import { revokeSessions } from '../sessions/revoke-sessions.ts'
import { findAccount, lockAccount, updateAccount } from './accounts.repository.ts'

/** Gives or takes chamber business; a change ends the account's sessions, since what it may do has changed. */
export const setBusiness: Handler<typeof accountsContract.setBusiness> = (
  { session: { channel }, tenant },
  { params: { accountId }, body: { business } },
) =>
  tenant(async (db) => {
    const target = found(await lockAccount(db, channel.id, accountId))
    if (target.role !== 'channel-account') throw new ProblemError('account.admin_has_business')
    if (target.business !== business) {
      await updateAccount(db, channel.id, accountId, { business })
      await revokeSessions(db, channel.id, accountId)
    }
    return found(await findAccount(db, channel.id, accountId))
  })
