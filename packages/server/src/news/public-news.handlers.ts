import { and, eq, sql } from 'drizzle-orm'
import type { PublicNews, publicNewsContract } from '@icss/core/news/news.contract.ts'
import { picturesIn } from '@icss/core/rich-text/rich-text.ts'
import { objectsPath } from '@icss/core/uploads/tus.ts'
import { channels } from '../channels/channels.tables.ts'
import type { Handlers, Scope } from '../http/handler.ts'
import { found } from '../http/refuse.ts'
import { attachedPath, openedUntil } from '../objects/opened-links.ts'
import { signedQuery } from '../objects/signed-link.ts'
import type { LinkVisit } from '../public-links/visit.ts'
import { openedPictures } from '../rich-text/opened-pictures.ts'
import type { Services } from '../services.ts'
import { listPictures } from './news-pictures.ts'
import { news } from './news.tables.ts'

/** Published, and now is its time. */
export const showing = and(eq(news.status, 'published'), sql`${news.startAt} <= now()`, sql`${news.endAt} > now()`)

async function show({ channelId, thingId }: LinkVisit, tenant: Scope, services: Services): Promise<PublicNews> {
  const { row, gallery } = await tenant(async (db) => {
    const [shown] = await db
      .select({ stored: news, channelName: channels.name })
      .from(news)
      .innerJoin(channels, eq(channels.id, channelId))
      .where(and(eq(news.channelId, channelId), eq(news.id, thingId), showing))
    return { row: found(shown), gallery: await listPictures(db, channelId, thingId) }
  })
  const { title, body, bodyText, publisher, startAt, endAt, file } = row.stored
  const until = openedUntil()
  // Each was uploaded here when it was added.
  const opened = gallery.map(async ({ key, caption }) => ({
    url: `${objectsPath}${key}?${await signedQuery(services, key, until)}`,
    caption,
  }))
  return {
    channelName: row.channelName,
    title,
    body,
    bodyText,
    publisher,
    startAt: startAt.toISOString(),
    endAt: endAt.toISOString(),
    pictures: await openedPictures(services, channelId, [body]),
    gallery: await Promise.all(opened),
    file: await attachedPath(services, channelId, file),
  }
}

export const publicNewsHandlers: Handlers<{ publicNews: typeof publicNewsContract }>['publicNews'] = {
  show: ({ visit, tenant, services }) => show(visit, tenant, services),
}

/** The page of a piece of news, and what a preview of its link says. */
export async function publicNewsPage(visit: LinkVisit, tenant: Scope, services: Services) {
  const shown = await show(visit, tenant, services)
  const { title, channelName, bodyText } = shown
  const description = [...bodyText.replaceAll(/\s+/g, ' ')].slice(0, 120).join('')
  const [first = ''] = picturesIn(shown.body)
  const picture = shown.pictures[first] ?? shown.gallery[0]?.url
  return {
    content: { kind: 'news' as const, news: shown },
    preview: { title: `${title} · ${channelName}`, description, picture },
  }
}
