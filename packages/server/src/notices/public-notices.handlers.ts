import { and, eq } from 'drizzle-orm'
import type { publicNoticesContract, PublicNotice } from '@icss/core/notices/notices.contract.ts'
import { channels } from '../channels/channels.tables.ts'
import { wordsOf } from '@icss/core/rules/rich-text.ts'
import type { Handlers, Scope } from '../http/handler.ts'
import { found } from '../http/refuse.ts'
import type { Visit } from '../public-links/visit.ts'
import { notices } from './notices.tables.ts'
import { showing } from './received-notices.handlers.ts'

const show = ({ channelId, thingId }: Visit, tenant: Scope): Promise<PublicNotice> =>
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
  })

export const publicNoticesHandlers: Handlers<{ publicNotices: typeof publicNoticesContract }>['publicNotices'] = {
  show: ({ visit, tenant }) => show(visit, tenant),
}

/** The page of a notice, and what a preview of its link says. */
export async function publicNoticePage(visit: Visit, tenant: Scope) {
  const notice = await show(visit, tenant)
  const { title, channelName, body } = notice
  const description = [...wordsOf(body).replaceAll(/\s+/g, ' ')].slice(0, 120).join('')
  return { content: { kind: 'notice' as const, notice }, preview: { title: `${title} · ${channelName}`, description } }
}
