import { and, asc, count, desc, eq } from 'drizzle-orm'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import type { noticesContract } from '@icss/core/notices/notices.contract.ts'
import { accounts } from '../accounts/accounts.tables.ts'
import { channels } from '../channels/channels.tables.ts'
import type { Handler } from '../http/handler.ts'
import { noticeReaders, notices } from './notices.tables.ts'

/**
 * Who has seen a notice of the own channel. Readers may be of its sub-channels, whose accounts the tenant's role cannot
 * see: their names are read in the system's scope, for the rows that the tenant's own scope has found.
 */
export const listNoticeReaders: Handler<typeof noticesContract.readers> = async (
  { session, tenant, services },
  { params, query: { page, pageSize, sort } },
) => {
  const { id: channelId } = session.channel
  const ofNotice = and(eq(noticeReaders.channelId, channelId), eq(noticeReaders.noticeId, params.id))
  const total = await tenant(async (db) => {
    const [found] = await db
      .select({ id: notices.id })
      .from(notices)
      .where(and(eq(notices.channelId, channelId), eq(notices.id, params.id)))
    if (!found) throw new ProblemError('request.not_found')
    const [counted] = await db.select({ total: count() }).from(noticeReaders).where(ofNotice)
    return counted?.total ?? 0
  })
  const direction = sort.startsWith('-') ? desc : asc
  const rows = await services.database.system
    .select({ accountName: accounts.name, channelName: channels.name, seenAt: noticeReaders.seenAt })
    .from(noticeReaders)
    .innerJoin(
      accounts,
      and(eq(accounts.channelId, noticeReaders.readerChannelId), eq(accounts.id, noticeReaders.accountId)),
    )
    .innerJoin(channels, eq(channels.id, noticeReaders.readerChannelId))
    .where(ofNotice)
    .orderBy(direction(noticeReaders.seenAt), asc(noticeReaders.accountId))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  return { items: rows.map((row) => ({ ...row, seenAt: row.seenAt.toISOString() })), total }
}
