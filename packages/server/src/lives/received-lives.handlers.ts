import { and, count, eq } from 'drizzle-orm'
import type { receivedLivesContract } from '@icss/core/lives/lives.contract.ts'
import { channels } from '../channels/channels.tables.ts'
import { openFromAbove } from '../content-permissions/content-permissions.repository.ts'
import type { Context, Handlers } from '../http/handler.ts'
import { found } from '../http/refuse.ts'
import { openedLinks } from '../objects/opened-links.ts'
import { livesStore, tutorName } from './lives.store.ts'
import { lives } from './lives.tables.ts'
import { watchUrl } from './push-address.ts'

const columnsFor = (above: string) => ({ live: lives, tutorName: tutorName(above), channelName: channels.name })

type Row = { live: typeof lives.$inferSelect; tutorName: string; channelName: string }

async function answersOf({ services, request }: Context, above: string, rows: readonly Row[]) {
  const addresses = rows.flatMap(({ live }) => [live.headImage, live.recordingUrl])
  const linkOf = await openedLinks(services, request, above, addresses)
  const answers = rows.map(async ({ live, ...names }) => ({
    ...live,
    ...names,
    startAt: live.startAt.toISOString(),
    endAt: live.endAt.toISOString(),
    endedAt: live.endedAt?.toISOString() ?? null,
    headImage: linkOf(live.headImage),
    recordingUrl: linkOf(live.recordingUrl),
    watchUrl: live.status === 'L' ? await watchUrl(services, live) : '',
  }))
  return Promise.all(answers)
}

/** The rows are another channel's, so these read in the system's scope, by a condition made from the session alone. */
export const receivedLivesHandlers: Handlers<{ received: typeof receivedLivesContract }>['received'] = {
  async list(context, { query }) {
    const { session, services } = context
    const { system } = services.database
    const visible = await openFromAbove(session, services, 'live')
    const above = session.channel.superiorChannelId
    if (!visible || above === null) return { items: [], total: 0 }
    const condition = and(visible, livesStore.where(query, above))
    const [counted] = await system.select({ total: count() }).from(lives).where(condition)
    const { page, pageSize, sort } = query
    const rows = await system
      .select(columnsFor(above))
      .from(lives)
      .innerJoin(channels, eq(channels.id, lives.channelId))
      .where(condition)
      .orderBy(...livesStore.order(sort))
      .limit(pageSize)
      .offset((page - 1) * pageSize)
    return { items: await answersOf(context, above, rows), total: counted?.total ?? 0 }
  },

  async show(context, { params }) {
    const { session, services } = context
    const visible = found(await openFromAbove(session, services, 'live'))
    const above = session.channel.superiorChannelId ?? ''
    const [row] = await services.database.system
      .select(columnsFor(above))
      .from(lives)
      .innerJoin(channels, eq(channels.id, lives.channelId))
      .where(and(visible, eq(lives.id, params.id)))
    const live = found(row)
    const [answer] = await answersOf(context, above, [live])
    return found(answer)
  },
}
