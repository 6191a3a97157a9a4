import { and, eq } from 'drizzle-orm'
import type { publicNoticesContract, PublicNotice } from '@icss/core/notices/notices.contract.ts'
import { picturesIn } from '@icss/core/rich-text/rich-text.ts'
import { channels } from '../channels/channels.tables.ts'
import type { Handlers, Scope } from '../http/handler.ts'
import { found } from '../http/refuse.ts'
import { attachedPath } from '../objects/opened-links.ts'
import { openedPictures } from '../rich-text/opened-pictures.ts'
import type { Services } from '../services.ts'
import type { LinkVisit } from '../public-links/visit.ts'
import { notices } from './notices.tables.ts'
import { showing } from './received-notices.handlers.ts'

const show = async ({ channelId, thingId }: LinkVisit, tenant: Scope, services: Services): Promise<PublicNotice> => {
  const row = await tenant(async (db) => {
    const [shown] = await db
      .select({
        channelName: channels.name,
        title: notices.title,
        body: notices.body,
        bodyText: notices.bodyText,
        publisher: notices.publisher,
        startAt: notices.startAt,
        endAt: notices.endAt,
        file: notices.file,
      })
      .from(notices)
      .innerJoin(channels, eq(channels.id, channelId))
      .where(and(eq(notices.channelId, channelId), eq(notices.id, thingId), showing))
    return found(shown)
  })
  const { startAt, endAt, ...notice } = row
  const pictures = await openedPictures(services, channelId, [notice.body])
  const file = await attachedPath(services, channelId, notice.file)
  return { ...notice, pictures, file, startAt: startAt.toISOString(), endAt: endAt.toISOString() }
}

export const publicNoticesHandlers: Handlers<{ publicNotices: typeof publicNoticesContract }>['publicNotices'] = {
  show: ({ visit, tenant, services }) => show(visit, tenant, services),
}

/** The page of a notice, and what a preview of its link says. */
export async function publicNoticePage(visit: LinkVisit, tenant: Scope, services: Services) {
  const notice = await show(visit, tenant, services)
  const { title, channelName, bodyText } = notice
  const description = [...bodyText.replaceAll(/\s+/g, ' ')].slice(0, 120).join('')
  const [first = ''] = picturesIn(notice.body)
  const preview = { title: `${title} · ${channelName}`, description, picture: notice.pictures[first] }
  return { content: { kind: 'notice' as const, notice }, preview }
}
