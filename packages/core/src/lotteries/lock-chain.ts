import { newSecret, sha256Hex } from './secret.ts'

/** Values that the lock of a phone can give, one a round. */
export const lockLength = 128

/** Seconds that phones have for their values, from the announcement of a round. */
export const collectSeconds = 6

/** Whether a text can be a lock, or a value of one. */
export const isLockValue = (text: string): boolean => /^[0-9a-f]{64}$/.test(text)

/** What a phone keeps: the seed of its chain, and how many of its values it has given. */
export interface LockChain {
  readonly seed: string
  readonly given: number
}

export const newLockChain = (): LockChain => ({ seed: newSecret(), given: 0 })

function hashed(value: string, times: number): string {
  let last = value
  for (let i = 0; i < times; i += 1) last = sha256Hex(last)
  return last
}

/** The head of the chain: what the phone shows when it signs in. */
export const lockOf = ({ seed }: LockChain): string => hashed(seed, lockLength)

/** The value before the last one given, and the chain that has given it; none when it is used up. */
export function giveValue({ seed, given }: LockChain): { value: string; chain: LockChain } | undefined {
  if (given >= lockLength) return undefined
  return { value: hashed(seed, lockLength - given - 1), chain: { seed, given: given + 1 } }
}

/**
 * Whether `value` stands before `known` in a chain, at most so many steps: a phone gives one value in each round, also in
 * one that is abandoned before its values are published.
 */
export function opens(known: string, value: string, steps: number): boolean {
  let last = value
  for (let i = 0; i < Math.min(steps, lockLength); i += 1) {
    last = sha256Hex(last)
    if (last === known) return true
  }
  return false
}
