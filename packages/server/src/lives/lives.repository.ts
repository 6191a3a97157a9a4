import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../database/database.ts'
import { found } from '../http/refuse.ts'
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
): Promise<StoredLive> {
  const [live] = await db.select().from(lives).where(byId(channelId, id)).for('update')
  const [changed] = await db
    .update(lives)
    .set({ ...(await change(found(live))), version: sql`${lives.version} + 1`, updatedAt: sql`now()` })
    .where(byId(channelId, id))
    .returning()
  return found(changed)
}

export async function findLive(db: Db, channelId: string, id: string): Promise<StoredLive> {
  const [live] = await db.select().from(lives).where(byId(channelId, id))
  return found(live)
}
