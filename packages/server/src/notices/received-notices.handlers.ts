import { and, asc, count, desc, eq, or, type SQL, sql } from 'drizzle-orm'
import type { ReceivedNotice, receivedNoticesContract } from '@icss/core/notices/notices.contract.ts'
import { picturesIn } from '@icss/core/rich-text/rich-text.ts'
import type { Session } from '@icss/core/sessions/session.ts'
import { channels } from '../channels/channels.tables.ts'
import { openFromAbove } from '../content-permissions/content-permissions.repository.ts'
import { outer } from '../entities/outer.ts'
import type { Context, Handlers } from '../http/handler.ts'
import { found } from '../http/refuse.ts'
import { openedLinks } from '../objects/opened-links.ts'
import { openedPictures } from '../rich-text/opened-pictures.ts'
import type { Services } from '../services.ts'
import { noticeReaders, notices } from './notices.tables.ts'

/** Published, and now is its time. */
export const showing = and(
  eq(notices.status, 'published'),
  sql`${notices.startAt} <= now()`,
  sql`${notices.endAt} > now()`,
)

/** The notices that a session sees: its channel's own, and those of the channel above that are open to its groups. */
async function visibleTo(session: Session, services: Services): Promise<SQL | undefined> {
  const own = eq(notices.channelId, session.channel.id)
  const above = await openFromAbove(session, services, 'notice')
  return and(showing, above ? or(own, and(above, eq(notices.openToGroups, true))) : own)
}

const isSeenBy = ({ account, channel: { id, superiorChannelId } }: Session) =>
  sql<boolean>`exists (select from ${noticeReaders} where ${noticeReaders.channelId} in (${id}, ${superiorChannelId})
    and ${noticeReaders.channelId} = ${outer(notices.channelId)}
    and ${noticeReaders.noticeId} = ${outer(notices.id)} and ${noticeReaders.accountId} = ${account.id})`

const columnsFor = (session: Session) => ({
  id: notices.id,
  channelId: notices.channelId,
  channelName: channels.name,
  title: notices.title,
  body: notices.body,
  bodyText: notices.bodyText,
  startAt: notices.startAt,
  endAt: notices.endAt,
  publisher: notices.publisher,
  file: notices.file,
  isSeen: isSeenBy(session),
})

type Row = Omit<ReceivedNotice, 'startAt' | 'endAt' | 'pictures'> & {
  readonly channelId: string
  readonly startAt: Date
  readonly endAt: Date
}

/** The notices as they are answered, their files opened to whom they are shown. */
async function answersOf({ session, services, request }: Context, rows: readonly Row[]) {
  const above = session.channel.superiorChannelId
  const received = rows.filter(({ channelId }) => channelId === above)
  const files = received.map(({ file }) => file)
  const linkOf = above === null ? (file: string) => file : await openedLinks(services, request, above, files)
  const bodies = received.map(({ body }) => body)
  const opened = above === null ? {} : await openedPictures(services, above, bodies)
  return rows.map((row) => ({
    ...row,
    startAt: row.startAt.toISOString(),
    endAt: row.endAt.toISOString(),
    file: row.channelId === above ? linkOf(row.file) : row.file,
    pictures: Object.fromEntries(picturesIn(row.body).flatMap((key) => (opened[key] ? [[key, opened[key]]] : []))),
  }))
}

/** Rows of two channels meet here, so these read in the system's scope, by a condition made from the session alone. */
export const receivedNoticesHandlers: Handlers<{ received: typeof receivedNoticesContract }>['received'] = {
  async list(context, { query: { page, pageSize, sort } }) {
    const { session, services } = context
    const { system } = services.database
    const visible = await visibleTo(session, services)
    const [counted] = await system
      .select({ total: count(), unread: sql<number>`count(*) filter (where not ${isSeenBy(session)})::int` })
      .from(notices)
      .where(visible)
    const direction = sort.startsWith('-') ? desc : asc
    const rows = await system
      .select(columnsFor(session))
      .from(notices)
      .innerJoin(channels, eq(channels.id, notices.channelId))
      .where(visible)
      .orderBy(direction(notices.startAt), direction(notices.id))
      .limit(pageSize)
      .offset((page - 1) * pageSize)
    return { items: await answersOf(context, rows), total: counted?.total ?? 0, unread: counted?.unread ?? 0 }
  },

  async see(context, { params }) {
    const { session, services } = context
    const { system } = services.database
    const [row] = await system
      .select(columnsFor(session))
      .from(notices)
      .innerJoin(channels, eq(channels.id, notices.channelId))
      .where(and(await visibleTo(session, services), eq(notices.id, params.id)))
    const notice = found(row)
    await services.database.everywhere(async (db) => {
      await db
        .insert(noticeReaders)
        .values({
          channelId: notice.channelId,
          noticeId: notice.id,
          accountId: session.account.id,
          accountName: session.account.name,
          channelName: session.channel.name,
        })
        .onConflictDoNothing()
    })
    const [answer] = await answersOf(context, [{ ...notice, isSeen: true }])
    return found(answer)
  },
}
