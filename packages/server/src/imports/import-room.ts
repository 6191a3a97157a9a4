import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import type { Config } from '../config.ts'
import type { Db } from '../database/database.ts'
import { mayGoOn } from '../operations/operation-answer.ts'
import { operations } from '../operations/operations.tables.ts'
import { megabytes } from './megabytes.ts'

type Limits = Pick<Config, 'importChannelBytes' | 'channelRuns'>

const unfinished = inArray(operations.status, ['queued', 'running'])

const unfinishedOf = async (db: Db, channelId: string, bytes: number) => {
  const [found] = await db
    .select({
      runs: sql<number>`count(*)::int`,
      bytes: sql<number>`coalesce(sum(${operations.bytes}), 0)::float8`,
      hasSame: sql<boolean>`coalesce(bool_or(${operations.bytes} = ${bytes}), false)`,
    })
    .from(operations)
    .where(and(eq(operations.channelId, channelId), unfinished))
  return found ?? { runs: 0, bytes: 0, hasSame: false }
}

const refuse = (runs: number, bytes: number, { importChannelBytes, channelRuns }: Limits) => {
  if (runs > channelRuns) throw new ProblemError('import.too_many_waiting', { params: { max: channelRuns } })
  if (bytes > importChannelBytes)
    throw new ProblemError('import.too_much_waiting', { params: { max: megabytes(importChannelBytes) } })
}

/**
 * Refuses a file of `bytes` for which the channel has no room, before it is read. One that may be a file whose import is
 * on already is let through: it would join that.
 */
export async function refuseWithoutRoom(db: Db, channelId: string, bytes: number, limits: Limits): Promise<void> {
  const found = await unfinishedOf(db, channelId, bytes)
  if (!found.hasSame) refuse(found.runs + 1, found.bytes + bytes, limits)
}

/**
 * Refuses what is over the limits with the import that was just queued. Files that are kept only so that a run which has
 * ended could go on give way to it, the oldest first; answers their keys, to be deleted once the transaction is over.
 */
export async function makeRoom(db: Db, channelId: string, limits: Limits): Promise<string[]> {
  const queued = await unfinishedOf(db, channelId, 0)
  refuse(queued.runs, queued.bytes, limits)
  const ended = await db
    .select()
    .from(operations)
    .where(
      and(
        eq(operations.channelId, channelId),
        inArray(operations.status, ['cancelled', 'failed']),
        isNotNull(operations.fileKey),
        isNull(operations.sweptAt),
      ),
    )
    .orderBy(operations.finishedAt)
  const kept = ended.filter(mayGoOn)
  let over = kept.reduce((sum, { bytes }) => sum + bytes, queued.bytes) - limits.importChannelBytes
  const leaving = kept.filter(({ bytes }) => {
    const isLeaving = over > 0
    if (isLeaving) over -= bytes
    return isLeaving
  })
  if (leaving.length === 0) return []
  await db
    .update(operations)
    .set({ fileKey: null })
    .where(
      and(
        eq(operations.channelId, channelId),
        inArray(
          operations.id,
          leaving.map(({ id }) => id),
        ),
      ),
    )
  return leaving.flatMap(({ fileKey }) => fileKey ?? [])
}
