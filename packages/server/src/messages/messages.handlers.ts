import { and, asc, count, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Message } from '@icss/core/messages/message.ts'
import type { messagesContract } from '@icss/core/messages/messages.contract.ts'
import type { Session } from '@icss/core/sessions/session.ts'
import type { Handlers } from '../http/handler.ts'
import { found } from '../http/refuse.ts'
import { messages } from './messages.tables.ts'

type Stored = typeof messages.$inferSelect

const answerOf = ({ id, kind, facts, createdAt, readAt }: Stored): Message => ({
  id,
  kind,
  ...facts,
  createdAt: createdAt.toISOString(),
  isRead: readAt !== null,
})

const own = ({ channel, account }: Session) =>
  and(eq(messages.channelId, channel.id), eq(messages.accountId, account.id))

export const messagesHandlers: Handlers<{ messages: typeof messagesContract }>['messages'] = {
  list({ session, tenant }, { query: { page, pageSize, sort, state } }) {
    const mine = own(session)
    const where =
      state === undefined ? mine : and(mine, state === 'read' ? isNotNull(messages.readAt) : isNull(messages.readAt))
    const direction = sort.startsWith('-') ? desc : asc
    return tenant(async (db) => {
      const [counted] = await db
        .select({ total: count(), unread: sql<number>`count(*) filter (where ${messages.readAt} is null)::int` })
        .from(messages)
        .where(mine)
      const total = state === undefined ? (counted?.total ?? 0) : await db.$count(messages, where)
      const rows = await db
        .select()
        .from(messages)
        .where(where)
        .orderBy(direction(messages.createdAt), direction(messages.id))
        .limit(pageSize)
        .offset((page - 1) * pageSize)
      return { items: rows.map(answerOf), total, unread: counted?.unread ?? 0 }
    })
  },

  read({ session, tenant }, { params: { id } }) {
    return tenant(async (db) => {
      const [read] = await db
        .update(messages)
        .set({ readAt: sql`coalesce(${messages.readAt}, now())` })
        .where(and(own(session), eq(messages.id, id)))
        .returning()
      return answerOf(found(read))
    })
  },

  readAll({ session, tenant }) {
    return tenant(async (db) => {
      const { rowCount } = await db
        .update(messages)
        .set({ readAt: sql`now()` })
        .where(and(own(session), isNull(messages.readAt)))
      return { read: rowCount ?? 0 }
    })
  },
}
