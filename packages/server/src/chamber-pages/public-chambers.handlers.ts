import { and, asc, desc, eq, gt, type SQL, sql } from 'drizzle-orm'
import {
  mostOnChamberPage,
  type PublicChamber,
  publicChamber,
  type publicChambersContract,
} from '@icss/core/chamber-pages/chamber-pages.contract.ts'
import { blankOrganisation } from '@icss/core/organisation/organisation.ts'
import type { PublicKind } from '@icss/core/public-links/public-link.ts'
import { activities } from '../activities/activities.tables.ts'
import { channels } from '../channels/channels.tables.ts'
import { companies } from '../companies/companies.tables.ts'
import type { Db } from '../database/database.ts'
import { pinyinOf } from '../database/pinyin-order.ts'
import type { Handlers, Scope } from '../http/handler.ts'
import { found } from '../http/refuse.ts'
import { news } from '../news/news.tables.ts'
import { showing } from '../news/public-news.handlers.ts'
import { openedPath } from '../objects/opened-links.ts'
import { organisations } from '../organisation/organisation.tables.ts'
import { linkSecret } from '../public-links/add-link.ts'
import { leadingOn, pagePath, sealedToken } from '../public-links/leading-on.ts'
import { pathsOfPages } from '../public-links/paths-of-pages.ts'
import { publicLinks } from '../public-links/public-links.tables.ts'
import type { LinkVisit } from '../public-links/visit.ts'
import type { Services } from '../services.ts'

type Linked = typeof companies | typeof news | typeof activities

/** What of a chamber has a page of its own, and the tokens that lead there. */
interface Pages {
  readonly db: Db
  readonly channelId: string
  readonly secret: string
}

/** The links of pages of a kind that lead on now, beside what they are about. */
const aboutPages = (channelId: string, kind: PublicKind, table: Linked, condition?: SQL) => ({
  on: and(eq(table.channelId, channelId), eq(table.id, publicLinks.thingId)),
  where: and(leadingOn(channelId, kind), condition),
})

const withPaths = <Row extends { readonly sealed: string; readonly hash: string }>(
  { secret }: Pages,
  rows: readonly Row[],
) =>
  rows.flatMap((row) => {
    const path = pagePath(secret, row)
    return path === undefined ? [] : [{ ...row, path }]
  })

async function newsOf(pages: Pages): Promise<PublicChamber['news']> {
  const { on, where } = aboutPages(pages.channelId, 'news', news, showing)
  const rows = await pages.db
    .select({ ...sealedToken, title: news.title, startAt: news.startAt })
    .from(publicLinks)
    .innerJoin(news, on)
    .where(where)
    .orderBy(desc(news.startAt), asc(news.id))
    .limit(mostOnChamberPage)
  return withPaths(pages, rows).map(({ startAt, ...row }) => ({ ...row, startAt: startAt.toISOString() }))
}

async function companiesOf(pages: Pages): Promise<PublicChamber['companies']> {
  const { on, where } = aboutPages(pages.channelId, 'company', companies)
  const rows = await pages.db
    .select({ ...sealedToken, name: companies.name, industry: companies.industry, logo: companies.logo })
    .from(publicLinks)
    .innerJoin(companies, on)
    .where(where)
    .orderBy(asc(pinyinOf(companies.name)))
    .limit(mostOnChamberPage)
  return withPaths(pages, rows)
}

async function activitiesOf(pages: Pages): Promise<PublicChamber['activities']> {
  const { on, where } = aboutPages(pages.channelId, 'activity', activities, gt(activities.endAt, sql`now()`))
  const rows = await pages.db
    .select({ ...sealedToken, title: activities.title, place: activities.place, startAt: activities.startAt })
    .from(publicLinks)
    .innerJoin(activities, on)
    .where(where)
    .orderBy(asc(activities.startAt), asc(activities.id))
    .limit(mostOnChamberPage)
  return withPaths(pages, rows).map(({ startAt, ...row }) => ({ ...row, startAt: startAt.toISOString() }))
}

async function show({ channelId }: LinkVisit, tenant: Scope, services: Services): Promise<PublicChamber> {
  const secret = await linkSecret(services)
  const { channelName, organisation, joinPath, ...pages } = await tenant(async (db) => {
    const [channel] = await db.select({ name: channels.name }).from(channels).where(eq(channels.id, channelId))
    const [described] = await db.select().from(organisations).where(eq(organisations.channelId, channelId))
    const joining = await pathsOfPages(db, secret, { channelId, kind: 'join', thingIds: [channelId] })
    const of = { db, channelId, secret }
    return {
      channelName: found(channel).name,
      organisation: described ?? { ...blankOrganisation, name: found(channel).name },
      joinPath: joining.get(channelId) ?? '',
      news: await newsOf(of),
      companies: await companiesOf(of),
      activities: await activitiesOf(of),
    }
  })
  const pathOf = (key: string | undefined) => openedPath(services, channelId, key ?? '')
  // Parsing it lets nothing out that the page does not name.
  return publicChamber.parse({
    ...organisation,
    channelName,
    joinPath,
    ...pages,
    logo: await pathOf(organisation.logo),
    weChatQr: await pathOf(organisation.weChatQr),
    companies: await Promise.all(pages.companies.map(async (one) => ({ ...one, logo: await pathOf(one.logo) }))),
  })
}

export const publicChambersHandlers: Handlers<{ publicChambers: typeof publicChambersContract }>['publicChambers'] = {
  show: ({ visit, tenant, services }) => show(visit, tenant, services),
}

/** The public home of a chamber, and what a preview of its link says. */
export async function publicChamberPage(visit: LinkVisit, tenant: Scope, services: Services) {
  const chamber = await show(visit, tenant, services)
  const { name, brief, channelName, logo } = chamber
  return {
    content: { kind: 'chamber' as const, chamber },
    preview: { title: name || channelName, description: brief || channelName, picture: logo || undefined },
  }
}
