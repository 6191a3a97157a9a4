import type { TriedAccount } from '../audit/login-record.ts'
import { recordFailedLogin } from '../audit/record-failed-login.ts'
import type { Context } from '../http/handler.ts'
import { announce } from '../events/announce.ts'
import { tellAdministrators } from '../messages/tell.ts'
import { accountKey, countGuess, type Guesser } from './guesser.ts'
import { countFailure, takeFailures, type Throttle } from './login-throttle.ts'

/**
 * Counts a wrong password or code, and puts it into the trail of the account's channel. The first lock of an account in
 * the time of a lock is told to whom it concerns, however many addresses have guessed.
 */
export const failedLogin = (
  { services: { database, config }, address, request }: Pick<Context, 'services' | 'address' | 'request'>,
  guesser: Guesser,
  account: TriedAccount | undefined,
): Promise<Throttle> =>
  database.everywhere(async (db, client) => {
    const throttle = await countGuess(db, guesser, config)
    const { number } = guesser
    // Counted for an account that does not exist as well, so that it takes as long.
    const toldKey = { key: `${accountKey(number)} told`, limit: 1 }
    const isLocked = throttle.hasLocked && (await countFailure(db, toldKey, config)).hasLocked
    const failures = await takeFailures(db, `${accountKey(number)} noted`, { ...config, now: isLocked })
    if (!account) return throttle
    if (isLocked) {
      await announce(db, account.channelId, 'account.locked', { number, minutes: config.lockMinutes })
      await tellAdministrators(db, account.channelId, 'account.locked', { name: number })
    }
    if (failures > 0) await recordFailedLogin(client, account, { address, requestId: request.id, isLocked, failures })
    return throttle
  })
