import { ProblemError } from '@icss/core/errors/problem-error.ts'
import type { HomeDocument } from '@icss/core/home-settings/home-document.ts'
import { hidesCourses } from '@icss/core/home-settings/home-functions.ts'
import type { HomeView } from '@icss/core/home-settings/home-view.ts'
import { publicPath } from '@icss/core/public-links/public-paths.ts'
import type { Db } from '../database/database.ts'
import { keyIn } from '../objects/opened-links.ts'
import type { LinkVisit } from '../public-links/visit.ts'
import type { Services } from '../services.ts'
import { draftsOf } from './home.repository.ts'
import { viewOf } from './home-views.ts'
import { type KnownTarget, reachableTargets, targetsOf } from './known-names.ts'
import { markedPages } from './marked-pages.ts'
import { partsOfAccount } from './parts-of-account.ts'
import { documentOf, shownHome } from './shown-home.ts'

/** A home screen as whoever has the link sees it. */
export interface PublicHome {
  readonly view: HomeView
  /** The keys of the files that it shows, and the channels that they can be of. */
  readonly keys: ReadonlySet<string>
  readonly owners: readonly string[]
}

/** The drafts of the parts that whoever made a preview link may edit now; a link of somebody who may none shows nothing. */
async function draftsOfMaker(db: Db, { channelId, thingId: accountId }: LinkVisit): Promise<Partial<HomeDocument>> {
  const allowed = await partsOfAccount(db, channelId, accountId)
  if (allowed.length === 0) throw new ProblemError('request.not_found')
  const drafts = await draftsOf(db, channelId)
  return Object.fromEntries(
    allowed.flatMap((part) => {
      const content = drafts.get(part)?.content
      return content ? [[part, content]] : []
    }),
  )
}

/** What a link to a home screen shows at `origin`: what is published, or for a preview the drafts as they are now. */
export async function publicHome(
  services: Pick<Services, 'database' | 'config'>,
  visit: LinkVisit,
  { origin, token }: { readonly origin: string; readonly token: string },
): Promise<PublicHome> {
  const { database } = services
  const { channelId, kind } = visit
  const home = await shownHome(database.system, channelId)
  if (!home) throw new ProblemError('request.not_found')
  const { channel, superior } = home
  const drafts = kind === 'homePreview' ? await database.tenant(channelId, (db) => draftsOfMaker(db, visit)) : {}
  const document: HomeDocument = { ...documentOf(home), ...drafts }
  const targets = hidesCourses(channel)
    ? new Map<string, KnownTarget>()
    : await reachableTargets(database.system, channel, targetsOf(document))
  const pages = await markedPages(services, origin)
  const pageOf = await pages.ofTargets(database.system, targets)
  const keys = new Set<string>()
  const view = await database.tenant(channelId, (db) =>
    viewOf(db, {
      home,
      document,
      targets,
      pages,
      pageOf,
      revision: home.revision,
      addressOf: (part, address) => {
        const key = keyIn(address)
        // A page without login fetches nothing from elsewhere; a video there is a link.
        if (key === undefined) return part === 'videos' ? address : ''
        keys.add(key)
        return `${origin}${publicPath}${token}/files/${key}`
      },
      assetOf: (path) => origin + path,
    }),
  )
  return { view, keys, owners: [channelId, ...(superior ? [superior.id] : [])] }
}
