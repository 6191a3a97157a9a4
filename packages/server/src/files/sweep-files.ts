import { and, eq, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import { restoreDays } from '@icss/core/files/files.contract.ts'
import type { Services } from '../services.ts'
import { discardUpload } from '../uploads/discard-upload.ts'
import { uploads } from '../uploads/uploads.tables.ts'
import { files } from './files.tables.ts'

const batch = 100
/** Hours that an upload waits to become a file. */
const hoursToPublish = 24

/** Erases files whose days to be restored are over, and uploads that never became a file. */
export async function sweepFiles(services: Pick<Services, 'database' | 'storage'>): Promise<void> {
  for (;;) {
    const old = await services.database.system
      .select({ channelId: uploads.channelId, id: uploads.id })
      .from(uploads)
      .leftJoin(files, and(eq(files.channelId, uploads.channelId), eq(files.uploadId, uploads.id)))
      .where(
        and(
          eq(uploads.slot, 'cloudFile'),
          eq(uploads.status, 'done'),
          or(
            and(isNotNull(files.deletedAt), lt(files.deletedAt, sql`now() - make_interval(days => ${restoreDays})`)),
            and(isNull(files.id), lt(uploads.createdAt, sql`now() - make_interval(hours => ${hoursToPublish})`)),
          ),
        ),
      )
      .limit(batch)
    for (const { channelId, id } of old) await discardUpload(services, channelId, id)
    if (old.length < batch) return
  }
}
