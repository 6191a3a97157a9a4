import { and, eq, sql } from 'drizzle-orm'
import { alertAfter, type ByteQuota, percentOf } from '@icss/core/usage/quota-alert.ts'
import type { Db } from '../database/database.ts'
import { announce } from '../events/announce.ts'
import { tellAdministrators } from '../messages/tell.ts'
import { quotaAlerts } from './traffic.tables.ts'

const events = { storage: 'quota.warned', traffic: 'traffic.warned' } as const

/**
 * Tells the administrators of a channel when use of a quota went from `before` to `after` bytes and so crossed a level
 * of it, once each (personal-centre.md, Usage). Whoever else moves use meanwhile waits for the row.
 */
export async function tellOfQuota(
  db: Db,
  channelId: string,
  quotaOf: ByteQuota,
  use: { readonly before: number; readonly after: number; readonly quota: number },
): Promise<void> {
  const own = and(eq(quotaAlerts.channelId, channelId), eq(quotaAlerts.quota, quotaOf))
  const read = () => db.select().from(quotaAlerts).where(own).for('update')
  let [alert] = await read()
  if (!alert) {
    // Nearly all use is far below, and leaves no row.
    if (!alertAfter(0, use).isRaised) return
    await db.insert(quotaAlerts).values({ channelId, quota: quotaOf }).onConflictDoNothing()
    ;[alert] = await read()
  }
  if (!alert) return
  const { level, isRaised } = alertAfter(alert.level, use)
  if (level === alert.level && !isRaised) return
  await db
    .update(quotaAlerts)
    .set({ level, ...(isRaised ? { raisedAt: sql`now()` } : {}) })
    .where(own)
  if (!isRaised) return
  const percent = Math.floor(percentOf(use.after, use.quota))
  const event = events[quotaOf]
  await announce(db, channelId, event, { used: use.after, quota: use.quota, percent, bySms: alert.bySms })
  await tellAdministrators(db, channelId, event, { percent })
}
