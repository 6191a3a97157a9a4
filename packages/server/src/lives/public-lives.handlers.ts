import { and, eq } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { listStateOf } from '@icss/core/lives/live.ts'
import type { PublicLive, publicLivesContract } from '@icss/core/lives/public-lives.contract.ts'
import { channels } from '../channels/channels.tables.ts'
import type { Handlers, Scope } from '../http/handler.ts'
import { found } from '../http/refuse.ts'
import { openedLinks, openedPath } from '../objects/opened-links.ts'
import type { LinkVisit } from '../public-links/visit.ts'
import type { Services } from '../services.ts'
import { tutorName } from './lives.store.ts'
import { lives } from './lives.tables.ts'
import { watchUrl } from './push-address.ts'

async function show(
  { channelId, thingId }: LinkVisit,
  tenant: Scope,
  services: Services,
  request: FastifyRequest,
): Promise<PublicLive> {
  const { live, ...names } = await tenant(async (db) => {
    const [row] = await db
      .select({ live: lives, tutorName: tutorName(channelId), channelName: channels.name })
      .from(lives)
      .innerJoin(channels, eq(channels.id, channelId))
      .where(and(eq(lives.channelId, channelId), eq(lives.id, thingId)))
    return found(row)
  })
  const { name, headImage, startAt, endAt, endedAt, status, recordingUrl } = live
  const linkOf = await openedLinks(services, request, channelId, [recordingUrl])
  return {
    ...names,
    name,
    headImage: await openedPath(services, channelId, headImage),
    startAt: startAt.toISOString(),
    endAt: endAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
    state: listStateOf(status),
    watchUrl: status === 'L' ? await watchUrl(services, live) : '',
    recordingUrl: status === 'C' ? linkOf(recordingUrl) : '',
  }
}

export const publicLivesHandlers: Handlers<{ publicLives: typeof publicLivesContract }>['publicLives'] = {
  show: ({ visit, tenant, services, request }) => show(visit, tenant, services, request),
}

/** The page of a live, and what a preview of its link says. */
export async function publicLivePage(visit: LinkVisit, tenant: Scope, services: Services, request: FastifyRequest) {
  const live = await show(visit, tenant, services, request)
  const { name, channelName, tutorName: tutor, headImage } = live
  return {
    content: { kind: 'live' as const, live },
    preview: { title: `${name} · ${channelName}`, description: tutor || name, picture: headImage || undefined },
  }
}
