import { and, eq, sql } from 'drizzle-orm'
import { quotaState, type StorageAnswer } from '@icss/core/usage/usage.ts'
import { channels } from '../channels/channels.tables.ts'
import type { Db } from '../database/database.ts'
import { storageUsage } from './usage.tables.ts'

/** With how that stands. */
const judged = ({ used, reserved, quota }: Omit<StorageAnswer, 'state'>): StorageAnswer => ({
  used,
  reserved,
  quota,
  state: quotaState({ used: used + reserved, quota }),
})

/** What a channel stores, what it holds for uploads under way, and what it may store, in bytes. */
export async function usageOf(db: Db, channelId: string): Promise<StorageAnswer> {
  const [found] = await db
    .select({
      quota: channels.storageQuotaBytes,
      used: sql<number>`coalesce(${storageUsage.usedBytes}, 0)`.mapWith(Number),
      reserved: sql<number>`coalesce(${storageUsage.reservedBytes}, 0)`.mapWith(Number),
    })
    .from(channels)
    .leftJoin(storageUsage, eq(storageUsage.channelId, channels.id))
    .where(eq(channels.id, channelId))
  if (!found) throw new Error('There is no such channel.')
  return judged(found)
}

/**
 * Holds `bytes` of the quota for an upload and answers what is stored and held then; nothing when they are not left. One
 * row lock keeps parallel ones apart.
 */
export async function reserveBytes(db: Db, channelId: string, bytes: number): Promise<StorageAnswer | undefined> {
  const quota = sql<number>`(select storage_quota_bytes from channels where id = ${channelId})`.mapWith(Number)
  const reserve = () =>
    db
      .update(storageUsage)
      .set({ reservedBytes: sql`${storageUsage.reservedBytes} + ${bytes}::bigint` })
      .where(
        and(
          eq(storageUsage.channelId, channelId),
          sql`(${bytes}::bigint <= 0 or ${storageUsage.usedBytes} + ${storageUsage.reservedBytes} + ${bytes}::bigint <= ${quota})`,
        ),
      )
      .returning({ used: storageUsage.usedBytes, reserved: storageUsage.reservedBytes, quota })
      // Planned once by each connection.
      .prepare('reserve_bytes')
      .execute()
  let [held] = await reserve()
  if (!held) {
    // Refused, or the first of its channel.
    await db.insert(storageUsage).values({ channelId }).onConflictDoNothing()
    ;[held] = await reserve()
  }
  return held && judged(held)
}

/** Adds to what a channel stores and holds; negative numbers give back. */
export async function accountBytes(
  db: Db,
  channelId: string,
  { used = 0, reserved = 0 }: { used?: number; reserved?: number },
): Promise<void> {
  await db.execute(sql`
    update storage_usage set used_bytes = greatest(0, used_bytes + ${used}),
      reserved_bytes = greatest(0, reserved_bytes + ${reserved})
    where channel_id = ${channelId}`)
}
