import type { Both, Language } from '../copy/language.ts'
import type { Session } from '../sessions/session.ts'
import { mayOpenRoute } from './may-open.ts'
import { menuFor } from './menu.ts'
import { routeAt } from './path.ts'
import { type RouteName, routeNames, routes, type Screen, screens } from './routes.ts'
import { pathFor } from './variant-path.ts'

/** Screens that have no entry in the menu (the seed names all of those): they are found by name and from where they belong. */
const besideMenu = [
  'account',
  'messages',
  'operations',
  'audit',
  'personCopy',
  'recycleBin',
  'publicLinks',
  'webhooks',
] as const satisfies readonly RouteName[]
export type BesideMenu = (typeof besideMenu)[number]

/** Those that the session may open, with their paths. */
export function screensBesideMenu(
  session: Session,
  language: Language,
): readonly { readonly screen: BesideMenu; readonly path: string; readonly title: Both }[] {
  return besideMenu
    .map((screen) => ({ screen, path: pathFor(session, screen), title: screens[screen].title }))
    .filter(({ screen }) => {
      const commerce = `${screen}Commerce`
      const names = [screen, commerce].filter((name): name is RouteName => name in routes)
      return names.some((name) => mayOpenRoute(session, routes[name], language))
    })
}

/** Screens without an entry in the menu that the session may open at once, since their paths ask for nothing. */
export function screensWithoutEntry(
  session: Session,
  language: Language,
): readonly { readonly path: string; readonly title: Both }[] {
  const entries = menuFor(session, language).flatMap(({ items }) =>
    items.flatMap(({ path, children }) => [path, ...children.map((child) => child.path)]),
  )
  const known = new Set(entries.map((path) => routeAt(path)?.name))
  return routeNames.flatMap((name) => {
    const { path, screen } = routes[name]
    const isAlone = !/\/\$/.test(path) && path !== '/'
    if (!isAlone || known.has(name) || !mayOpenRoute(session, routes[name], language)) return []
    return [{ path: path.replace(/\/\{-\$\w+\}/, ''), title: screens[screen as Screen].title }]
  })
}
