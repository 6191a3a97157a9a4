import { and, asc, count, desc, eq } from 'drizzle-orm'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import type { noticesContract } from '@icss/core/notices/notices.contract.ts'
import type { Handler } from '../http/handler.ts'
import { noticeReaders, notices } from './notices.tables.ts'

/** Who has seen a notice of the own channel. */
export const listNoticeReaders: Handler<typeof noticesContract.readers> = (
  { session, tenant },
  { params, query: { page, pageSize, sort } },
) =>
  tenant(async (db) => {
    const { id: channelId } = session.channel
    const ofNotice = and(eq(noticeReaders.channelId, channelId), eq(noticeReaders.noticeId, params.id))
    const [found] = await db
      .select({ id: notices.id })
      .from(notices)
      .where(and(eq(notices.channelId, channelId), eq(notices.id, params.id)))
    if (!found) throw new ProblemError('request.not_found')
    const [counted] = await db.select({ total: count() }).from(noticeReaders).where(ofNotice)
    const direction = sort.startsWith('-') ? desc : asc
    const rows = await db
      .select()
      .from(noticeReaders)
      .where(ofNotice)
      .orderBy(direction(noticeReaders.seenAt), asc(noticeReaders.accountId))
      .limit(pageSize)
      .offset((page - 1) * pageSize)
    return { items: rows.map((row) => ({ ...row, seenAt: row.seenAt.toISOString() })), total: counted?.total ?? 0 }
  })
