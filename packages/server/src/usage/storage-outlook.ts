import { and, eq, gte, sql } from 'drizzle-orm'
import type { Home } from '@icss/core/home/home.contract.ts'
import type { Db } from '../database/database.ts'
import { uploads } from '../uploads/uploads.tables.ts'
import { usageOf } from '../usage/usage.repository.ts'

const day = 86_400_000
/** Days that the pace is taken from, and of how many on it is said. */
const lookedBack = 30
const least = 7
/** Days beyond which a pace says nothing. */
const furthest = 365

/** How the storage stands, and when it is full if what comes in goes on as it did. */
export async function storageOutlook(db: Db, channelId: string): Promise<Home['storage']> {
  const storage = await usageOf(db, channelId)
  const now = Date.now()
  const [came] = await db
    .select({
      bytes: sql<number>`coalesce(sum(${uploads.stored}), 0)`.mapWith(Number),
      first: sql<string | null>`min(${uploads.createdAt})`,
    })
    .from(uploads)
    .where(
      and(
        eq(uploads.channelId, channelId),
        eq(uploads.status, 'done'),
        gte(uploads.createdAt, new Date(now - lookedBack * day)),
      ),
    )
  const days = came?.first ? (now - Date.parse(came.first)) / day : 0
  const left = Math.max(0, storage.quota - storage.used)
  const daysLeft = came && days >= least && came.bytes > 0 ? (left * days) / came.bytes : Infinity
  return { ...storage, fullOn: daysLeft > furthest ? null : new Date(now + daysLeft * day).toISOString() }
}
