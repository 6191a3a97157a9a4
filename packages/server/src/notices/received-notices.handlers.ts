import { and, asc, count, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import type { receivedNoticesContract } from '@icss/core/notices/notices.contract.ts'
import type { Session } from '@icss/core/sessions/session.ts'
import { channels } from '../channels/channels.tables.ts'
import { contentOpenTo } from '../content-permissions/content-permissions.repository.ts'
import type { Handlers } from '../http/handler.ts'
import type { Services } from '../services.ts'
import { noticeReaders, notices } from './notices.tables.ts'

const showing = and(eq(notices.status, 'published'), sql`${notices.startAt} <= now()`, sql`${notices.endAt} > now()`)

/** The notices that a session sees: its channel's own, and those of the channel above that are open to its groups. */
async function visibleTo({ channel }: Session, { database }: Services): Promise<SQL | undefined> {
  const open = await contentOpenTo(database.system, channel, 'notice')
  const own = eq(notices.channelId, channel.id)
  if (channel.superiorChannelId === null || open.length === 0) return and(showing, own)
  const above = and(
    eq(notices.channelId, channel.superiorChannelId),
    eq(notices.openToGroups, true),
    inArray(notices.id, open),
  )
  return and(showing, sql`(${own} or ${above})`)
}

const columnsFor = ({ account }: Session) => ({
  id: notices.id,
  channelId: notices.channelId,
  channelName: channels.name,
  title: notices.title,
  body: notices.body,
  startAt: notices.startAt,
  endAt: notices.endAt,
  publisher: notices.publisher,
  file: notices.file,
  isSeen: sql<boolean>`exists (select from ${noticeReaders} where ${noticeReaders.channelId} = ${notices.channelId}
    and ${noticeReaders.noticeId} = ${notices.id} and ${noticeReaders.accountId} = ${account.id})`,
})

const answerOf = <T extends { startAt: Date; endAt: Date }>(row: T) => ({
  ...row,
  startAt: row.startAt.toISOString(),
  endAt: row.endAt.toISOString(),
})

/** Rows of two channels meet here, so these read in the system's scope, by a condition made from the session alone. */
export const receivedNoticesHandlers: Handlers<{ received: typeof receivedNoticesContract }>['received'] = {
  async list({ session, services }, { query: { page, pageSize, sort } }) {
    const { system } = services.database
    const visible = await visibleTo(session, services)
    const [counted] = await system.select({ total: count() }).from(notices).where(visible)
    const direction = sort.startsWith('-') ? desc : asc
    const rows = await system
      .select(columnsFor(session))
      .from(notices)
      .innerJoin(channels, eq(channels.id, notices.channelId))
      .where(visible)
      .orderBy(direction(notices.startAt), direction(notices.id))
      .limit(pageSize)
      .offset((page - 1) * pageSize)
    return { items: rows.map(answerOf), total: counted?.total ?? 0 }
  },

  async see({ session, services }, { params }) {
    const { system } = services.database
    const [found] = await system
      .select(columnsFor(session))
      .from(notices)
      .innerJoin(channels, eq(channels.id, notices.channelId))
      .where(and(await visibleTo(session, services), eq(notices.id, params.id)))
    if (!found) throw new ProblemError('request.not_found')
    await services.database.everywhere(async (db) => {
      await db
        .insert(noticeReaders)
        .values({
          channelId: found.channelId,
          noticeId: found.id,
          accountId: session.account.id,
          accountName: session.account.name,
          channelName: session.channel.name,
        })
        .onConflictDoNothing()
    })
    return { ...answerOf(found), isSeen: true }
  },
}
