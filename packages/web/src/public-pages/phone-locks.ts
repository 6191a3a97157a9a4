import { giveValue, type LockChain, lockOf, newLockChain } from '@icss/core/lotteries/lock-chain.ts'
import type { PhoneDraw } from '@icss/core/lotteries/phone-draw.ts'
import type { Witnessed } from '@icss/core/lotteries/witness.ts'

const chainKey = (lock: string) => `icss-chain-${lock}`
/** What a phone witnessed of a draw, by the id that stands in its proof. */
export const witnessKey = (drawId: string): string => `icss-witness-${drawId}`

function read<T>(key: string): T | undefined {
  try {
    const text = localStorage.getItem(key)
    return text === null ? undefined : (JSON.parse(text) as T)
  } catch {
    return undefined
  }
}

/** Whether it was kept: a browser that keeps nothing gives no lock. */
function keep(key: string, value: unknown): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(value))
    return true
  } catch {
    return false
  }
}

/** Makes a chain that this phone keeps, and answers its lock; undefined where the browser keeps nothing. */
export function newLock(): string | undefined {
  const chain = newLockChain()
  const lock = lockOf(chain)
  return keep(chainKey(lock), chain) ? lock : undefined
}

/** Whether this phone has the chain of a lock. */
export const hasLock = (lock: string): boolean => read<LockChain>(chainKey(lock)) !== undefined

/** A chain with the round that its last value was given for. */
interface KeptChain extends LockChain {
  readonly last?: { readonly drawId: string; readonly round: number; readonly value: string }
}

/**
 * The value of a lock for a round, if this phone has the lock: kept before it is sent, so that a round has one value
 * however often it is sent, and none is given for two.
 */
export function valueFor(lock: string, { drawId, round }: { drawId: string; round: number }): string | undefined {
  const chain = read<KeptChain>(chainKey(lock))
  if (chain?.last?.drawId === drawId && chain.last.round === round) return chain.last.value
  const given = chain && giveValue(chain)
  if (!given) return undefined
  const { value } = given
  return keep(chainKey(lock), { ...given.chain, last: { drawId, round, value } }) ? value : undefined
}

/** What this phone witnessed of a draw. */
export const witnessed = (drawId: string): Witnessed | undefined => read<Witnessed>(witnessKey(drawId))

/** Keeps what this phone sees of a draw now. */
export function witness({ id, line, records }: PhoneDraw): void {
  if (!line) return
  const before = witnessed(id) ?? { line, values: [], seen: [] }
  const known = new Set(before.seen.map(({ hash }) => hash))
  const seen = records.filter((hash) => !known.has(hash)).map((hash) => ({ hash, at: Date.now() }))
  if (seen.length > 0 || before.seen.length === 0) keep(witnessKey(id), { ...before, seen: [...before.seen, ...seen] })
}

/** Keeps a value that the server took. */
export function witnessValue(drawId: string, round: number, value: string): void {
  const before = witnessed(drawId)
  if (before) keep(witnessKey(drawId), { ...before, values: [...before.values, { round, value }] })
}
