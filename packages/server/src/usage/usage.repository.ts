import { eq, sql } from 'drizzle-orm'
import { quotaState } from '@icss/core/usage/usage.ts'
import { channels } from '../channels/channels.tables.ts'
import type { Db } from '../database/database.ts'
import { storageUsage } from './usage.tables.ts'

/** What a channel stores, what it holds for uploads under way, and what it may store, in bytes. */
export async function usageOf(db: Db, channelId: string) {
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
  const { used, reserved, quota } = found
  return { used, reserved, quota, state: quotaState({ used: used + reserved, quota }) }
}

/** Holds `bytes` of the quota for an upload; answers false when they are not left. One row lock keeps parallel ones apart. */
export async function reserveBytes(db: Db, channelId: string, bytes: number): Promise<boolean> {
  await db.insert(storageUsage).values({ channelId }).onConflictDoNothing()
  const { rowCount } = await db.execute(sql`
    update storage_usage set reserved_bytes = reserved_bytes + ${bytes}
    where channel_id = ${channelId} and (${bytes} <= 0 or used_bytes + reserved_bytes + ${bytes}
      <= (select storage_quota_bytes from channels where id = ${channelId}))`)
  return (rowCount ?? 0) > 0
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
