import { type HomeDocument, sameContent } from '@icss/core/home-settings/home-document.ts'
import { type HomePart, homeParts, partsFor } from '@icss/core/home-settings/home-part.ts'
import type { HomeSchedule, homeScreenContract } from '@icss/core/home-settings/home-settings.contract.ts'
import type { Handler } from '../http/handler.ts'
import { found } from '../http/refuse.ts'
import { draftsOf, listSchedules, type StoredSchedule } from './home.repository.ts'
import { homeLists } from './home-lists.ts'
import { reachableTargets, targetsOf } from './known-names.ts'
import { markedPagesAt } from './marked-pages.ts'
import { openedDocuments } from './opened-files.ts'
import { documentOf, shownHome } from './shown-home.ts'

export const scheduleAnswer = ({ id, at, name, scheduledBy, carried, state }: StoredSchedule): HomeSchedule => ({
  id,
  at: at.toISOString(),
  name,
  scheduledBy,
  carried,
  state,
})

/** The home screen with its drafts. Of parts that the session may not edit it shows what everybody sees. */
export const showHome: Handler<typeof homeScreenContract.show> = async ({ session, tenant, services, request }) => {
  const { channel } = session
  const { system } = services.database
  const home = found(await shownHome(system, channel.id))
  const pages = await markedPagesAt(request, services)
  const { drafts, schedules, lists } = await tenant(async (db) => ({
    drafts: await draftsOf(db, channel.id),
    schedules: await listSchedules(db, channel.id),
    lists: await homeLists(db, channel.id, channel, pages),
  }))
  const allowed = partsFor(session)
  const shown = documentOf(home)
  const mine = (part: HomePart) => (allowed.includes(part) ? drafts.get(part) : undefined)
  const draft = Object.fromEntries(
    homeParts.map((part) => [part, mine(part)?.content ?? shown[part]]),
  ) as unknown as HomeDocument
  const targets = await reachableTargets(system, channel, [...targetsOf(shown), ...targetsOf(draft)])
  const pageOf = await pages.ofTargets(system, targets)
  const [openDraft, openShown] = await openedDocuments(services, request, channel.superiorChannelId, [draft, shown])
  const stateOf = (part: HomePart) => {
    const stored = mine(part)
    const { of } = home.parts[part]
    return {
      mayEdit: allowed.includes(part),
      draft: openDraft[part],
      shown: openShown[part],
      isChanged: !sameContent(draft[part], shown[part]),
      version: stored?.version ?? 0,
      editedBy: stored?.editedBy ?? '',
      editedAt: stored?.editedAt.toISOString() ?? null,
      inheritedFrom: of && of.id !== channel.id ? of.name : '',
    }
  }
  return {
    revision: home.revision,
    parts: Object.fromEntries(homeParts.map((part) => [part, stateOf(part)])) as never,
    targets: [...targets.values()].map((target) => ({ ...target, address: pageOf(target) })),
    schedules: schedules.filter(({ carried }) => carried.some((part) => allowed.includes(part))).map(scheduleAnswer),
    ...lists,
  }
}
