import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import { openingsOf } from '../content-permissions/openings-of.ts'
import type { Db } from '../database/database.ts'
import { isUuid } from '../database/uuids.ts'
import { nameNoMore } from '../entities/naming.ts'
import { linksOf } from '../public-links/public-link-handlers.ts'
import { expireNow, markLeaving } from '../uploads/uploads.repository.ts'
import { files } from './files.tables.ts'

export type StoredFile = typeof files.$inferSelect

/** Files that are kept, or those that were deleted. */
export type FileState = 'kept' | 'deleted'

export const inState = (state: FileState) => (state === 'kept' ? isNull(files.deletedAt) : isNotNull(files.deletedAt))

const ofIds = (channelId: string, ids: readonly string[], state: FileState) =>
  and(eq(files.channelId, channelId), inArray(files.id, [...ids]), inState(state))

const refuseOthers = (ids: readonly string[], found: readonly unknown[]): void => {
  if (found.length !== ids.length) throw new ProblemError('request.not_found')
}

/**
 * All of the files with these ids, or none of them: throws `request.not_found` when one is not there. With `lock` nobody
 * else changes them until the transaction ends.
 */
export async function findFiles(
  db: Db,
  channelId: string,
  ids: readonly string[],
  state: FileState,
  { lock = false }: { lock?: boolean } = {},
): Promise<StoredFile[]> {
  if (!ids.every(isUuid)) throw new ProblemError('request.not_found')
  const these = db
    .select()
    .from(files)
    .where(ofIds(channelId, ids, state))
    .orderBy(files.id)
  const found = await (lock ? these.for('update') : these)
  refuseOthers(ids, found)
  return found
}

/** Deletes the rows of files that are locked, for good; answers their uploads, which are nobody's now, to be discarded. */
export async function takeFilesAway(
  db: Db,
  channelId: string,
  taken: readonly Pick<StoredFile, 'id' | 'uploadId'>[],
): Promise<string[]> {
  for (const { id, uploadId } of taken) {
    await nameNoMore(db, channelId, { children: [openingsOf('file'), linksOf('file')] }, [id])
    await db.delete(files).where(and(eq(files.channelId, channelId), eq(files.id, id)))
    await markLeaving(db, channelId, uploadId)
    await expireNow(db, channelId, uploadId)
  }
  return taken.map(({ uploadId }) => uploadId)
}

/** Changes all of the files with these ids, or none of them; throws `request.not_found` when one is not there. */
export async function changeFiles(
  db: Db,
  channelId: string,
  { ids, state, values }: { ids: readonly string[]; state: FileState; values: Partial<StoredFile> },
): Promise<void> {
  if (!ids.every(isUuid)) throw new ProblemError('request.not_found')
  const changed = await db
    .update(files)
    .set({ ...values, version: sql`${files.version} + 1`, updatedAt: sql`now()` })
    .where(ofIds(channelId, ids, state))
    .returning({ id: files.id })
  refuseOthers(ids, changed)
}
