import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../database/database.ts'
import { liveRecordings, lives } from './lives.tables.ts'

export type StoredRecording = typeof liveRecordings.$inferSelect

type Named = Pick<StoredRecording, 'channelId' | 'liveId' | 'file'>

const ofName = ({ channelId, liveId, file }: Named) =>
  and(eq(liveRecordings.channelId, channelId), eq(liveRecordings.liveId, liveId), eq(liveRecordings.file, file))

/** Notes that a recording waits to be taken over, also one that was before and has grown. */
export async function noteRecording(db: Db, named: Named): Promise<void> {
  await db
    .insert(liveRecordings)
    .values(named)
    .onConflictDoUpdate({
      target: [liveRecordings.channelId, liveRecordings.liveId, liveRecordings.file],
      set: { isWaiting: true, toldAt: sql`now()` },
    })
}

export async function findRecording(db: Db, named: Named): Promise<StoredRecording | undefined> {
  const [found] = await db.select().from(liveRecordings).where(ofName(named))
  return found
}

/** Notes which upload the bytes of a recording go into. */
export async function noteRecordingUpload(db: Db, named: Named, uploadId: string): Promise<void> {
  await db.update(liveRecordings).set({ uploadId }).where(ofName(named))
}

/** Notes that nothing is left to be done about a recording, unless it has grown since it was `told`. */
export async function settleRecording(db: Db, told: StoredRecording): Promise<void> {
  await db
    .update(liveRecordings)
    .set({ isWaiting: false, uploadId: null })
    .where(and(ofName(told), eq(liveRecordings.toldAt, told.toldAt)))
}

export async function forgetRecording(db: Db, named: Named): Promise<void> {
  await db.delete(liveRecordings).where(ofName(named))
}

/** Recordings of any channel that wait to be taken over, those first that have waited longest. */
export const waitingRecordings = (db: Db) =>
  db.select().from(liveRecordings).where(eq(liveRecordings.isWaiting, true)).orderBy(liveRecordings.toldAt).limit(100)

/** Recordings of any channel that were dealt with and can grow no more, since their lives have ended. */
export const settledRecordings = (db: Db, limit: number) =>
  db
    .select({ channelId: liveRecordings.channelId, liveId: liveRecordings.liveId, file: liveRecordings.file })
    .from(liveRecordings)
    .innerJoin(lives, and(eq(lives.channelId, liveRecordings.channelId), eq(lives.id, liveRecordings.liveId)))
    .where(and(eq(liveRecordings.isWaiting, false), inArray(lives.status, ['C'])))
    .limit(limit)

/** The names of a live's recordings. */
export async function recordingsOf(db: Db, channelId: string, liveId: string): Promise<string[]> {
  const rows = await db
    .select({ file: liveRecordings.file })
    .from(liveRecordings)
    .where(and(eq(liveRecordings.channelId, channelId), eq(liveRecordings.liveId, liveId)))
  return rows.map(({ file }) => file)
}
