import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Config } from '../config.ts'
import type { Db } from '../database/database.ts'
import { loginFailures } from './sessions.tables.ts'

export interface Throttle {
  /** Tries left before the lock. */
  readonly left: number
  /** Seconds until the lock opens; 0 when open. */
  readonly lockedFor: number
  /** Whether this very failure has locked it. */
  readonly hasLocked: boolean
}

/** What is counted: an account number, or a client address, which may fail more often since many share one. */
export interface ThrottleKey {
  readonly key: string
  readonly limit: number
}

/** A key of whoever is counted, which says nothing of them. */
export const keyOf = (kind: string, value: string) =>
  `${kind}:${createHash('sha256').update(value).digest('base64url')}`

export const throttleKeys = (accountNumber: string, address: string, { lockAfter }: Config) => ({
  account: { key: keyOf('account', accountNumber), limit: lockAfter },
  address: { key: keyOf('address', address), limit: lockAfter * 10 },
})

/** Wrong passwords of a course, by one account and by a whole channel. */
export const courseKeys = (channelId: string, accountId: string, courseId: string, { lockAfter }: Config) => [
  { key: keyOf('course', `${accountId} ${courseId}`), limit: lockAfter },
  { key: keyOf('course of channel', `${channelId} ${courseId}`), limit: lockAfter * 10 },
]

/** Seconds for which `key` is locked, 0 when it is not. */
export async function lockedFor(db: Db, { key }: ThrottleKey): Promise<number> {
  const { rows } = await db.execute<{ seconds: number }>(
    sql`select ceil(extract(epoch from locked_until - now()))::int as seconds from ${loginFailures} where key = ${key}`,
  )
  return Math.max(0, rows[0]?.seconds ?? 0)
}

/** Counts a failure; the `limit`-th within the lock's time locks the key. One statement, so that none is lost. */
export async function countFailure(db: Db, { key, limit }: ThrottleKey, { lockMinutes }: Config): Promise<Throttle> {
  const span = sql`make_interval(mins => ${lockMinutes})`
  const { rows } = await db.execute<{ failures: number; locked: boolean }>(sql`
    insert into ${loginFailures} as f (key, failures, locked_until) values (${key}, 1, ${limit === 1 ? sql`now() + ${span}` : null})
    on conflict (key) do update set
      failures = case when f.since < now() - ${span} then 1 else f.failures + 1 end,
      since = case when f.since < now() - ${span} then now() else f.since end,
      locked_until = case
        when (case when f.since < now() - ${span} then 1 else f.failures + 1 end) >= ${limit} then now() + ${span}
      end
    returning failures, locked_until is not null as locked`)
  const { failures = 1, locked = false } = rows[0] ?? {}
  return {
    left: Math.max(0, limit - failures),
    lockedFor: locked ? lockMinutes * 60 : 0,
    hasLocked: failures === limit,
  }
}

/** Forgets the failures of `key` after a success, unless they have locked it. */
export async function forgetFailures(db: Db, { key }: ThrottleKey): Promise<void> {
  await db.execute(
    sql`delete from ${loginFailures} where key = ${key} and (locked_until is null or locked_until <= now())`,
  )
}
