import { sql } from 'drizzle-orm'
import type * as z from 'zod/mini'
import type { notice } from '@icss/core/notices/notices.contract.ts'
import { noticeReaders, notices } from './notices.tables.ts'

/** Read beside the columns of a notice. */
export const noticeExtra = {
  readerCount: sql<number>`(select count(*)::int from ${noticeReaders}
    where ${noticeReaders.channelId} = ${notices.channelId} and ${noticeReaders.noticeId} = ${notices.id})`,
}

export const noticeAnswer = (
  stored: typeof notices.$inferSelect & { readonly readerCount?: unknown },
): z.input<typeof notice> => ({
  ...stored,
  startAt: stored.startAt.toISOString(),
  endAt: stored.endAt.toISOString(),
  updatedAt: stored.updatedAt.toISOString(),
  readerCount: Number(stored.readerCount ?? 0),
})
