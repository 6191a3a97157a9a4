import { and, asc, count, desc, eq, isNull } from 'drizzle-orm'
import type { receivedMeetingsContract } from '@icss/core/meetings/meetings.contract.ts'
import { channels } from '../channels/channels.tables.ts'
import { openFromAbove } from '../content-permissions/content-permissions.repository.ts'
import type { Handlers } from '../http/handler.ts'
import { meetingStateSql } from './meeting-state.ts'
import { meetings } from './meetings.tables.ts'

/** Rows of the channel above, read in the system's scope by a condition made from the session alone. */
export const receivedMeetingsHandlers: Handlers<{ received: typeof receivedMeetingsContract }>['received'] = {
  async list({ session, services }, { query: { page, pageSize, sort } }) {
    const above = await openFromAbove(session, services, 'meeting')
    if (!above) return { items: [], total: 0 }
    const { system } = services.database
    const visible = and(above, eq(meetings.visibleToChannels, true), isNull(meetings.cancelledAt))
    const [counted] = await system.select({ total: count() }).from(meetings).where(visible)
    const direction = sort.startsWith('-') ? desc : asc
    const rows = await system
      .select({
        id: meetings.id,
        name: meetings.name,
        address: meetings.address,
        startAt: meetings.startAt,
        endAt: meetings.endAt,
        description: meetings.description,
        state: meetingStateSql,
        channelName: channels.name,
      })
      .from(meetings)
      .innerJoin(channels, eq(channels.id, meetings.channelId))
      .where(visible)
      .orderBy(direction(meetings.startAt), direction(meetings.id))
      .limit(pageSize)
      .offset((page - 1) * pageSize)
    return {
      items: rows.map(({ startAt, endAt, ...row }) => ({
        ...row,
        startAt: startAt.toISOString(),
        endAt: endAt?.toISOString() ?? '',
      })),
      total: counted?.total ?? 0,
    }
  },
}
