import { ProblemError } from '@icss/core/errors/problem-error.ts'
import type { platformContract } from '@icss/core/platform/platform.contract.ts'
import { findAccount } from '../accounts/accounts.repository.ts'
import type { Handler } from '../http/handler.ts'
import { found } from '../http/refuse.ts'
import { removeFactor } from '../second-factors/second-factors.repository.ts'
import { revokeSessions } from '../sessions/revoke-sessions.ts'
import { findServedChannel } from './platform.repository.ts'

/** For whoever has lost both phone and recovery codes. Where the role must have one, the next login adds it anew. */
export const resetServedSecondFactor: Handler<typeof platformContract.resetSecondFactor> = (
  { services: { database } },
  { params: { channelId, accountId } },
) =>
  database.everywhere(async (db) => {
    found(await findServedChannel(db, channelId))
    const account = found(await findAccount(db, channelId, accountId))
    if (!(await removeFactor(db, { channelId, id: accountId }))) throw new ProblemError('second_factor.is_off')
    await revokeSessions(db, channelId, accountId)
    return account
  })
