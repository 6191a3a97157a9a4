import { and, eq, getTableColumns, sql } from 'drizzle-orm'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import type { Db } from '../database/database.ts'
import { liveExtra } from './live-answer.ts'
import { lives } from './lives.tables.ts'

export type StoredLive = typeof lives.$inferSelect

const byId = (channelId: string, id: string) => and(eq(lives.channelId, channelId), eq(lives.id, id))

/**
 * Reads a live for a change, lets `change` say which columns become what, and writes them. Nobody else changes it
 * meanwhile. Throws `request.not_found` where there is none.
 */
export async function changeLive(
  db: Db,
  channelId: string,
  id: string,
  change: (live: StoredLive) => Partial<StoredLive> | Promise<Partial<StoredLive>>,
) {
  const [found] = await db.select().from(lives).where(byId(channelId, id)).for('update')
  if (!found) throw new ProblemError('request.not_found')
  const [changed] = await db
    .update(lives)
    .set({ ...(await change(found)), version: sql`${lives.version} + 1`, updatedAt: sql`now()` })
    .where(byId(channelId, id))
    .returning({ ...getTableColumns(lives), ...liveExtra })
  if (!changed) throw new ProblemError('request.not_found')
  return changed
}

export async function findLive(db: Db, channelId: string, id: string): Promise<StoredLive> {
  const [found] = await db.select().from(lives).where(byId(channelId, id))
  if (!found) throw new ProblemError('request.not_found')
  return found
}
