import type { Config } from '../config.ts'
import type { Database } from '../database/database.ts'
import { announce } from '../events/announce.ts'
import { countFailure, type Throttle, type ThrottleKey } from './login-throttle.ts'

/** Counts a wrong password; the one that locks an account is told to whom it concerns. */
export const failedLogin = (
  database: Database,
  key: ThrottleKey,
  config: Config,
  account: { readonly channelId: string; readonly number: string } | undefined,
): Promise<Throttle> =>
  database.everywhere(async (db) => {
    const throttle = await countFailure(db, key, config)
    if (throttle.hasLocked && account)
      await announce(db, account.channelId, 'account.locked', { number: account.number, minutes: config.lockMinutes })
    return throttle
  })
