import { sql } from 'drizzle-orm'
import type { StorageAnswer } from '@icss/core/usage/usage.ts'
import type { Db } from '../database/database.ts'
import { announce } from '../events/announce.ts'

/** Tells once a day at most that a channel's storage comes to the share of its quota from which it is warned. */
export async function warnOfQuota(
  db: Db,
  channelId: string,
  { used, reserved, quota, state }: StorageAnswer,
): Promise<void> {
  if (state === 'free') return
  const { rowCount } = await db.execute(sql`
    update storage_usage set warned_at = now()
    where channel_id = ${channelId} and (warned_at is null or warned_at < now() - interval '1 day')`)
  if (!rowCount) return
  const held = used + reserved
  await announce(db, channelId, 'quota.warned', { used: held, quota, percent: Math.floor((held / quota) * 100) })
}
