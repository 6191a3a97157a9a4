import type { FieldError } from '@icss/core/errors/field-error.ts'
import type { Config } from '../config.ts'
import type { Db } from '../database/database.ts'
import {
  countFailure,
  forgetFailures,
  keyOf,
  lockedFor,
  slowDown,
  type Throttle,
  type ThrottleKey,
} from './login-throttle.ts'
import { placeOf } from '../http/place-of.ts'

/** Whoever tries to prove that they are an account, as their failures are counted. */
export interface Guesser {
  /** The account's, as it was typed. */
  readonly number: string
  /** Locked by failures of their own, and by nobody else's. */
  readonly own: ThrottleKey
  /** Of somebody nothing is known of: all who share the address, and all who try this account from anywhere. */
  readonly stranger?: { readonly address: ThrottleKey; readonly account: ThrottleKey }
}

type Limits = Pick<Config, 'lockAfter' | 'lockMinutes'>

/** What all keys of an account begin with. */
export const accountKey = (number: string) => keyOf('account', number)

/** Somebody at an address who has never logged in to the account. */
export const strangerOf = (number: string, address: string, { lockAfter }: Limits): Guesser => {
  const account = { key: accountKey(number), limit: lockAfter * 2 }
  const place = keyOf('address', placeOf(address))
  return {
    number,
    own: { key: `${account.key} ${place}`, limit: lockAfter },
    stranger: { address: { key: place, limit: lockAfter * 10 }, account },
  }
}

/** A browser in which the account has logged in before. */
export const acquaintanceOf = (number: string, browser: string, { lockAfter }: Limits): Guesser => ({
  number,
  own: { key: `${accountKey(number)} ${keyOf('browser', browser)}`, limit: lockAfter },
})

/** Whoever holds a session or a token of the account: strangers have no part in this count. */
export const insiderOf = (number: string, { lockAfter }: Limits): Guesser => ({
  number,
  own: { key: `${accountKey(number)} inside`, limit: lockAfter },
})

/** Why nothing of a guesser is looked at for now. */
export async function refusalOf(db: Db, { own, stranger }: Guesser): Promise<FieldError | undefined> {
  const crowd = stranger ? await lockedFor(db, stranger.address) : 0
  if (crowd > 0) return { code: 'session.too_many', params: { seconds: crowd } }
  const locked = await lockedFor(db, own)
  if (locked > 0) return { code: 'session.locked', params: { minutes: Math.ceil(locked / 60) } }
  const slowed = stranger ? await lockedFor(db, stranger.account) : 0
  if (slowed > 0) return { code: 'session.too_many', params: { seconds: slowed } }
  return undefined
}

/** Counts a failure for everything that a guesser is counted by. */
export async function countGuess(db: Db, { own, stranger }: Guesser, limits: Limits): Promise<Throttle> {
  if (stranger) await countFailure(db, stranger.address, limits)
  const throttle = await countFailure(db, own, limits)
  // What one address guesses beyond its lock, all at once, slows nobody else.
  if (stranger && (throttle.left > 0 || throttle.hasLocked)) await slowDown(db, stranger.account, limits)
  return throttle
}

/** Takes the failures of a guesser back who has proved themself, unless others at the same time have locked it. */
export async function forgetGuesses(db: Db, { own, stranger }: Guesser): Promise<void> {
  await forgetFailures(db, own)
  if (stranger) await forgetFailures(db, stranger.account)
}
