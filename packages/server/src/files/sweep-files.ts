import { and, eq, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import { restoreDays } from '@icss/core/files/files.contract.ts'
import type { Db } from '../database/database.ts'
import type { Services } from '../services.ts'
import { discardUpload } from '../uploads/discard-upload.ts'
import { expireNow, markLeaving } from '../uploads/uploads.repository.ts'
import { uploads } from '../uploads/uploads.tables.ts'
import { takeFilesAway } from './files.repository.ts'
import { files } from './files.tables.ts'

const batch = 100
/** Hours that an upload waits to become a file. */
const hoursToPublish = 24

const isOver = and(isNotNull(files.deletedAt), lt(files.deletedAt, sql`now() - make_interval(days => ${restoreDays})`))

/** Takes an upload away with its file, unless that was restored, or one was made of it, since it was looked for. */
async function takeAway(db: Db, channelId: string, uploadId: string, fileId: string | null): Promise<boolean> {
  if (fileId === null) {
    const byId = and(eq(uploads.channelId, channelId), eq(uploads.id, uploadId), eq(uploads.status, 'done'))
    const [held] = await db.select({ id: uploads.id }).from(uploads).where(byId).for('update')
    const ofUpload = and(eq(files.channelId, channelId), eq(files.uploadId, uploadId))
    if (!held || (await db.$count(files, ofUpload)) > 0) return false
    await markLeaving(db, channelId, uploadId)
    await expireNow(db, channelId, uploadId)
    return true
  }
  const found = await db
    .select({ id: files.id, uploadId: files.uploadId })
    .from(files)
    .where(and(eq(files.channelId, channelId), eq(files.id, fileId), isOver))
    .for('update')
  return (await takeFilesAway(db, channelId, found)).length > 0
}

/** Erases files whose days to be restored are over, and uploads that never became a file. */
export async function sweepFiles(services: Pick<Services, 'database' | 'storage'>): Promise<void> {
  for (;;) {
    const old = await services.database.system
      .select({ channelId: uploads.channelId, id: uploads.id, fileId: files.id })
      .from(uploads)
      .leftJoin(files, and(eq(files.channelId, uploads.channelId), eq(files.uploadId, uploads.id)))
      .where(
        and(
          eq(uploads.slot, 'cloudFile'),
          eq(uploads.status, 'done'),
          or(
            isOver,
            and(isNull(files.id), lt(uploads.createdAt, sql`now() - make_interval(hours => ${hoursToPublish})`)),
          ),
        ),
      )
      .limit(batch)
    for (const { channelId, id, fileId } of old)
      if (await services.database.tenant(channelId, (db) => takeAway(db, channelId, id, fileId)))
        await discardUpload(services, channelId, id)
    if (old.length < batch) return
  }
}
