import { createHash } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
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

/** What is counted, such as a client address, which may fail more often since many share one. */
export interface ThrottleKey {
  readonly key: string
  readonly limit: number
}

/** A key of whoever is counted, which says nothing of them. */
export const keyOf = (kind: string, value: string) =>
  `${kind}:${createHash('sha256').update(value).digest('base64url')}`

/** Seconds for which `key` is locked, 0 when it is not. */
export async function lockedFor(db: Db, { key }: ThrottleKey): Promise<number> {
  const { rows } = await db.execute<{ seconds: number }>(
    sql`select ceil(extract(epoch from locked_until - now()))::int as seconds from ${loginFailures} where key = ${key}`,
  )
  return Math.max(0, rows[0]?.seconds ?? 0)
}

/** Counts a failure; the `limit`-th within the lock's time locks the key. One statement, so that none is lost. */
export async function countFailure(
  db: Db,
  { key, limit }: ThrottleKey,
  { lockMinutes }: Pick<Config, 'lockMinutes'>,
): Promise<Throttle> {
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

/** Doublings of the wait of a key that is slowed down, before it is as long as a lock. */
const doublings = 10

/**
 * Counts a failure that locks nobody: beyond `limit` each asks for a wait twice as long as the one before. In the time of
 * a lock as many failures are forgotten as one guesser may make in it, so that one alone never slows the others down.
 */
export async function slowDown(
  db: Db,
  { key, limit }: ThrottleKey,
  { lockAfter, lockMinutes }: Pick<Config, 'lockAfter' | 'lockMinutes'>,
): Promise<void> {
  const seconds = (lockMinutes * 60) / lockAfter
  const forgotten = sql`floor(extract(epoch from now() - f.since) / ${seconds}::float8)::int`
  const failures = sql`least(greatest(f.failures - ${forgotten}, 0) + 1, ${limit + doublings}::int)`
  await db.execute(sql`
    insert into ${loginFailures} as f (key, failures) values (${key}, 1)
    on conflict (key) do update set
      failures = ${failures},
      since = case when ${forgotten} >= f.failures then now() else f.since + ${forgotten} * make_interval(secs => ${seconds}) end,
      locked_until = case when ${failures} > ${limit}
        then now() + make_interval(secs => least(2 ^ (${failures} - ${limit}::int), ${lockMinutes * 60}::float8)) end`)
}

/**
 * Counts a failure, and takes all that were counted: 0 while some were taken less than a lock's time ago, unless `now`.
 */
export async function takeFailures(
  db: Db,
  key: string,
  { lockMinutes, now }: { readonly lockMinutes: number; readonly now: boolean },
): Promise<number> {
  await db.insert(loginFailures).values({ key, failures: 0 }).onConflictDoNothing()
  const [row] = await db.select().from(loginFailures).where(eq(loginFailures.key, key)).for('update')
  const failures = (row?.failures ?? 0) + 1
  const isDue = now || row?.lockedUntil == null || row.lockedUntil.getTime() <= Date.now()
  const until = sql`now() + make_interval(mins => ${lockMinutes})`
  await db
    .update(loginFailures)
    .set(isDue ? { failures: 0, lockedUntil: until } : { failures })
    .where(eq(loginFailures.key, key))
  return isDue ? failures : 0
}

/** Forgets the failures of `key` after a success, unless they have locked it. */
export async function forgetFailures(db: Db, { key }: ThrottleKey): Promise<void> {
  await db.execute(
    sql`delete from ${loginFailures} where key = ${key} and (locked_until is null or locked_until <= now())`,
  )
}

/** Forgets all failures of `key`, of somebody who was let through by the last of them. */
export async function forgetAll(db: Db, { key }: ThrottleKey): Promise<void> {
  await db.delete(loginFailures).where(eq(loginFailures.key, key))
}

/** Forgets all failures of whatever begins with `prefix`, whether they have locked it or not. */
export async function openLocks(db: Db, prefix: string): Promise<void> {
  // By a function of the database, since a channel's own administrator may open a lock, yet sees no failures.
  await db.execute(sql`select forget_login_failures(${prefix})`)
}
