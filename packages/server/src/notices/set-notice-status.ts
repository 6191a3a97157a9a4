import { and, eq, getTableColumns, sql } from 'drizzle-orm'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import { noticeStatusFault } from '@icss/core/notices/notice.ts'
import type { noticesContract } from '@icss/core/notices/notices.contract.ts'
import { announce } from '../events/announce.ts'
import type { Handler } from '../http/handler.ts'
import { noticeAnswer, noticeExtra } from './notice-answer.ts'
import { notices } from './notices.tables.ts'

export const setNoticeStatus: Handler<typeof noticesContract.setStatus> = async (
  { session, tenant },
  { params, body: { status } },
) => {
  const byId = and(eq(notices.channelId, session.channel.id), eq(notices.id, params.id))
  const changed = await tenant(async (db) => {
    const [found] = await db.select().from(notices).where(byId).for('update')
    if (!found) throw new ProblemError('request.not_found')
    const { startAt, endAt } = noticeAnswer(found)
    const fault = noticeStatusFault({ status: found.status, startAt, endAt }, status, Date.now())
    if (fault) throw new ProblemError(fault)
    const [stored] = await db
      .update(notices)
      .set({ status, version: sql`${notices.version} + 1`, updatedAt: sql`now()` })
      .where(byId)
      .returning({ ...getTableColumns(notices), ...noticeExtra })
    if (status === 'published')
      await announce(db, session.channel.id, 'notice.published', {
        noticeId: found.id,
        title: found.title,
        startAt,
        endAt,
      })
    return stored
  })
  if (!changed) throw new ProblemError('request.not_found')
  return noticeAnswer(changed)
}
