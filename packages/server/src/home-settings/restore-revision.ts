import { ProblemError } from '@icss/core/errors/problem-error.ts'
import type { HomeContent, HomeDocument } from '@icss/core/home-settings/home-document.ts'
import { hidesCourses } from '@icss/core/home-settings/home-functions.ts'
import { targetsIn } from '@icss/core/home-settings/home-names.ts'
import { type HomePart, partsFor } from '@icss/core/home-settings/home-part.ts'
import type { BrokenName, homeScreenContract } from '@icss/core/home-settings/home-settings.contract.ts'
import type { Db } from '../database/database.ts'
import type { Handler } from '../http/handler.ts'
import { found } from '../http/refuse.ts'
import { findRevision, lockHome, type StoredRevision, writeDraft } from './home.repository.ts'
import { type KnownTarget, missingFiles, reachableTargets, targetKey, targetsOf } from './known-names.ts'
import { carriedParts, revisionAnswer } from './publish-home.ts'
import { markedPagesAt } from './marked-pages.ts'
import { openedDocuments } from './opened-files.ts'
import { viewOf } from './home-views.ts'
import { documentOf, shownHome } from './shown-home.ts'

/** A revision with the parts of it that the session may edit; the others are shown as they are now. */
export const showRevision: Handler<typeof homeScreenContract.revision> = async (
  { session, tenant, services, request },
  { params: { number } },
) => {
  const { channel } = session
  const allowed = partsFor(session)
  const home = found(await shownHome(services.database.system, channel.id))
  const revision = found(await tenant((db) => findRevision(db, channel.id, number)))
  const parts = Object.fromEntries(
    allowed.flatMap((part) => (revision.parts[part] ? [[part, revision.parts[part]]] : [])),
  )
  const [document] = await openedDocuments(services, request, channel.superiorChannelId, [
    { ...documentOf(home), ...parts } as HomeDocument,
  ])
  const targets = await reachableTargets(services.database.system, channel, targetsOf(document))
  const pages = await markedPagesAt(request, services)
  const pageOf = await pages.ofTargets(services.database.system, targets)
  const view = await tenant((db) =>
    viewOf(db, {
      home,
      document,
      targets,
      pages,
      pageOf,
      revision: number,
      addressOf: (_, address) => address,
      assetOf: (path) => path,
    }),
  )
  return { ...revisionAnswer(revision), view }
}

/** What a revision names and is there no more. A file of the channel above is there as long as that shows it. */
async function brokenIn(
  db: Db,
  channelId: string,
  revision: StoredRevision,
  parts: readonly HomePart[],
  { shown, targets }: { readonly shown: HomeDocument; readonly targets: ReadonlyMap<string, KnownTarget> },
): Promise<BrokenName[]> {
  const broken: BrokenName[] = []
  for (const part of parts) {
    const content = revision.parts[part] as HomeContent
    const files = await missingFiles(db, channelId, part, content, shown[part], { isLocked: false })
    const links = targetsIn(part, content).filter((one) => !targets.has(targetKey(one)))
    broken.push(
      ...files.map(({ name }) => ({ part, name, what: 'picture' as const })),
      ...links.map(({ name }) => ({ part, name, what: 'link' as const })),
    )
  }
  return broken
}

/** Makes drafts of the parts of a revision, and says which of their links and pictures are broken. */
export const restoreRevision: Handler<typeof homeScreenContract.restore> = async (
  { session, tenant, services },
  { params: { number }, body: { parts: asked, dryRun } },
) => {
  const { channel, account } = session
  const { system } = services.database
  const carried = carriedParts(session, asked)
  const home = found(await shownHome(system, channel.id))
  const before = found(await tenant((db) => findRevision(db, channel.id, number)))
  const targets = hidesCourses(channel)
    ? new Map<string, KnownTarget>()
    : await reachableTargets(system, channel, targetsOf(before.parts))
  return tenant(async (db) => {
    await lockHome(db, channel.id)
    const revision = found(await findRevision(db, channel.id, number))
    const parts = carried.filter((part) => revision.parts[part] !== undefined)
    if (parts.length === 0) throw new ProblemError('home.nothing_to_restore')
    const broken = await brokenIn(db, channel.id, revision, parts, { shown: documentOf(home), targets })
    if (!dryRun)
      for (const part of parts)
        await writeDraft(db, {
          channelId: channel.id,
          part,
          content: revision.parts[part],
          editedBy: account.name,
          restoredFrom: number,
        })
    return { parts, broken }
  })
}
