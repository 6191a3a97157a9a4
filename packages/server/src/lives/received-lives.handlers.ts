import { and, count, eq, inArray, type SQL } from 'drizzle-orm'
import type { receivedLivesContract } from '@icss/core/lives/lives.contract.ts'
import type { Session } from '@icss/core/sessions/session.ts'
import { channels } from '../channels/channels.tables.ts'
import { contentOpenTo } from '../content-permissions/content-permissions.repository.ts'
import type { Context, Handlers } from '../http/handler.ts'
import { found } from '../http/refuse.ts'
import { openedLinks } from '../objects/opened-links.ts'
import type { Services } from '../services.ts'
import { liveAnswer, liveExtra } from './live-answer.ts'
import { liveConditions, liveOrders } from './live-conditions.ts'
import { lives } from './lives.tables.ts'
import { watchUrl } from './push-address.ts'

/** The lives of the channel above that are open to a group of the session's channel; undefined when there are none. */
async function visibleTo({ channel }: Session, { database }: Services): Promise<SQL | undefined> {
  const { superiorChannelId } = channel
  const open = await contentOpenTo(database.system, channel, 'live')
  if (superiorChannelId === null || open.length === 0) return undefined
  return and(eq(lives.channelId, superiorChannelId), inArray(lives.id, open))
}

const columns = { live: lives, tutorName: liveExtra.tutorName, channelName: channels.name }

type Row = { live: typeof lives.$inferSelect; tutorName: string; channelName: string }

async function answersOf({ services, request }: Context, above: string, rows: readonly Row[]) {
  const addresses = rows.flatMap(({ live }) => [live.headImage, live.recordingUrl])
  const linkOf = await openedLinks(services, request, above, addresses)
  const answers = rows.map(async ({ live, tutorName, channelName }) => ({
    ...liveAnswer({ ...live, tutorName }),
    headImage: linkOf(live.headImage),
    recordingUrl: linkOf(live.recordingUrl),
    channelName,
    watchUrl: live.status === 'L' ? await watchUrl(services, live) : '',
  }))
  return Promise.all(answers)
}

/** The rows are another channel's, so these read in the system's scope, by a condition made from the session alone. */
export const receivedLivesHandlers: Handlers<{ received: typeof receivedLivesContract }>['received'] = {
  async list(context, { query }) {
    const { session, services } = context
    const { system } = services.database
    const visible = await visibleTo(session, services)
    const above = session.channel.superiorChannelId
    if (!visible || above === null) return { items: [], total: 0 }
    const condition = and(visible, ...liveConditions(query, above))
    const [counted] = await system.select({ total: count() }).from(lives).where(condition)
    const { page, pageSize, sort } = query
    const rows = await system
      .select(columns)
      .from(lives)
      .innerJoin(channels, eq(channels.id, lives.channelId))
      .where(condition)
      .orderBy(...liveOrders[sort])
      .limit(pageSize)
      .offset((page - 1) * pageSize)
    return { items: await answersOf(context, above, rows), total: counted?.total ?? 0 }
  },

  async show(context, { params }) {
    const { session, services } = context
    const visible = found(await visibleTo(session, services))
    const [row] = await services.database.system
      .select(columns)
      .from(lives)
      .innerJoin(channels, eq(channels.id, lives.channelId))
      .where(and(visible, eq(lives.id, params.id)))
    const live = found(row)
    const [answer] = await answersOf(context, live.live.channelId, [live])
    return found(answer)
  },
}
