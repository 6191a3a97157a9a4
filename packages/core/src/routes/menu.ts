import type { Both, Language } from '../copy/language.ts'
import { type HelpPage, helpTitles } from '../help/help-pages.ts'
import { membershipFlags } from '../permissions/membership.ts'
import { administratorOnly, meets } from '../permissions/need.ts'
import { variantOf } from '../permissions/variant.ts'
import type { Session } from '../sessions/session.ts'
import { mayOpenRoute } from './may-open.ts'
import { type MenuGroupKey, menuGroups } from './menu-entry.ts'
import { type KnownEntry, menuEntries, type MenuKey } from './menu-entries.ts'
import { pathTo } from './path.ts'
import { type RouteName, routeNames, routes, type Screen } from './routes.ts'

/** One line of the menu. With `children` it opens a submenu, and `path` is that of the first of them. */
export interface MenuItem {
  readonly key: MenuKey | HelpPage
  readonly label: Both
  readonly path: string
  readonly icon: string
  readonly children: readonly MenuItem[]
}

export interface MenuGroup {
  readonly key: MenuGroupKey
  readonly label: Both
  readonly items: readonly MenuItem[]
}

const entries: Readonly<Record<MenuKey, KnownEntry>> = menuEntries
const keys = (Object.keys(menuEntries) as MenuKey[]).toSorted((a, b) => entries[a].place - entries[b].place)

/**
 * A route's path as the menu opens it: without an administrator's phone the courses open with the hint `hasAdmin` = 1.
 */
function pathFor(session: Session, name: RouteName): string {
  if (name === 'curriculum' || name === 'curriculumCommerce')
    return pathTo(name, session.channel.hasAdminPhone ? {} : { hasAdmin: '1' })
  return pathTo(name as 'home')
}

const openFrom = (session: Session, screens: readonly Screen[], language: Language) =>
  screens
    .flatMap((screen) => routeNames.filter((name) => routes[name].screen === screen))
    .filter((name) => mayOpenRoute(session, routes[name], language))

function childrenOf(session: Session, key: MenuKey, open: readonly RouteName[], language: Language): MenuItem[] {
  const { icon, lists } = entries[key]
  if (lists)
    return open.map((name) => ({
      key: name as HelpPage,
      label: helpTitles[name as HelpPage],
      path: pathFor(session, name),
      icon,
      children: [],
    }))
  const lines = keys
    .filter((candidate) => entries[candidate].under === key)
    .flatMap((candidate) => itemOf(session, candidate, language))
  const { iswmr } = membershipFlags(session.channel.membershipCode)
  return !iswmr && lines.length > 1 ? lines : []
}

function itemOf(session: Session, key: MenuKey, language: Language): MenuItem[] {
  const { icon, label, opens, variant } = entries[key]
  if (variant !== undefined && variant !== variantOf(session)) return []
  const open = openFrom(session, opens, language)
  const [first] = open
  if (first === undefined) return []
  const children = childrenOf(session, key, open, language)
  return [{ key, label, path: pathFor(session, first), icon, children }]
}

/** The side menu of a session in an interface language, without what it may not open (seed section 6). */
export function menuFor(session: Session, language: Language): readonly MenuGroup[] {
  const groups = (Object.keys(menuGroups) as MenuGroupKey[]).map((group): MenuGroup => ({
    key: group,
    label: menuGroups[group],
    items: keys
      .filter((key) => entries[key].group === group && entries[key].under === undefined)
      .flatMap((key) => itemOf(session, key, language)),
  }))
  return groups.filter(({ items }) => items.length > 0)
}

/**
 * Where a session goes right after its login (home-screen.md), the first that fits: without an administrator's phone
 * whoever may set it to the courses with the hint, where courses are not hidden; a chamber to its
 * information management; WM1001 to the first settings screen; the others to `/`.
 */
export function landingPathFor(session: Session): string {
  const { channel } = session
  const { iswmr } = membershipFlags(channel.membershipCode)
  const landings: readonly Screen[] = [
    ...(!channel.hasAdminPhone && meets(administratorOnly, session) ? (['curriculum'] as const) : []),
    ...(channel.cocId === null ? [] : (['informationManagement'] as const)),
    ...(iswmr ? menuEntries.homeSettings.opens : []),
  ]
  const [landing] = openFrom(session, landings, 'zh')
  return landing === undefined ? pathTo('home') : pathFor(session, landing)
}

/**
 * What `/` shows (home-screen.md): a chamber's overview to whoever may open it, home to everybody else.
 */
export function homePathFor(session: Session): string {
  const [overview] = session.channel.cocId === null ? [] : openFrom(session, ['informationManagement'], 'en')
  return overview === undefined ? pathTo('home') : pathFor(session, overview)
}
