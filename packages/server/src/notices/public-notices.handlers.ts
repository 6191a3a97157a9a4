import { and, eq } from 'drizzle-orm'
import type { publicNoticesContract } from '@icss/core/notices/notices.contract.ts'
import { channels } from '../channels/channels.tables.ts'
import type { Handlers } from '../http/handler.ts'
import { found } from '../http/refuse.ts'
import { notices } from './notices.tables.ts'
import { showing } from './received-notices.handlers.ts'

export const publicNoticesHandlers: Handlers<{ publicNotices: typeof publicNoticesContract }>['publicNotices'] = {
  show: ({ visit: { channelId, thingId }, tenant }) =>
    tenant(async (db) => {
      const [row] = await db
        .select({
          channelName: channels.name,
          title: notices.title,
          body: notices.body,
          publisher: notices.publisher,
          startAt: notices.startAt,
          endAt: notices.endAt,
        })
        .from(notices)
        .innerJoin(channels, eq(channels.id, channelId))
        .where(and(eq(notices.channelId, channelId), eq(notices.id, thingId), showing))
      const { startAt, endAt, ...notice } = found(row)
      return { ...notice, startAt: startAt.toISOString(), endAt: endAt.toISOString() }
    }),
}
