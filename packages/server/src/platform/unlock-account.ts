import type { platformContract } from '@icss/core/platform/platform.contract.ts'
import { findAccount } from '../accounts/accounts.repository.ts'
import { noteChange } from '../audit/noted-changes.ts'
import type { Handler } from '../http/handler.ts'
import { found } from '../http/refuse.ts'
import { accountKey } from '../sessions/guesser.ts'
import { openLocks } from '../sessions/login-throttle.ts'
import { findServedChannel } from './platform.repository.ts'

/** Opens the lock of an account whose owner still has the password; the trail of its channel names it as well. */
export const unlockAccount: Handler<typeof platformContract.unlockAccount> = (
  { services: { database } },
  { params: { channelId, accountId } },
) =>
  database.everywhere(async (db, client) => {
    found(await findServedChannel(db, channelId))
    const account = found(await findAccount(db, channelId, accountId))
    await openLocks(db, accountKey(account.number))
    await noteChange(client, channelId, { of: 'accounts', id: accountId, before: {}, after: {} })
    return account
  })
