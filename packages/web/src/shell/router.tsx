import {
  createHashHistory,
  createRootRouteWithContext,
  createRoute,
  createRouter,
  redirect,
} from '@tanstack/react-router'
import type { Language } from '@icss/core/copy/language.ts'
import { mayOpen } from '@icss/core/routes/may-open.ts'
import { homePathFor, landingPathFor } from '@icss/core/routes/menu.ts'
import { type Route } from '@icss/core/routes/route.ts'
import { routes, type Screen } from '@icss/core/routes/routes.ts'
import type { Session } from '@icss/core/sessions/session.ts'
import { hasJustLoggedIn } from '../sessions/just-logged-in.ts'
import { Frame } from './Frame.tsx'
import { RoutedScreen } from './RoutedScreen.tsx'
import { ScreenComing } from './ScreenComing.tsx'
import { loadScreen } from './screens.ts'
import { typedAfter, watchVisits } from './visited.ts'

const table: Readonly<Record<string, Route>> = routes

/** What decides which paths are open. */
export interface Standing {
  readonly session: Session
  readonly language: Language
}

/** A screen has one address, by which its history and its own corrections know it: the slash at its end goes. */
function hashWithoutSlash(): string {
  const [path = '', ...query] = location.hash.split('?')
  return [path !== '#/' && path.endsWith('/') ? path.slice(0, -1) : path, ...query].join('?')
}

/** Not by `history`, whose own function the router watches. */
const putInPlace = (state: unknown) =>
  History.prototype.replaceState.call(history, state, '', hashWithoutSlash() || location.href)

/**
 * The history by hash. An address that was typed by hand counts as one that the router went to: without a number of its
 * own a refused leave would not find the way back.
 */
function createNumberedHistory() {
  putInPlace(history.state)
  addEventListener('popstate', ({ state }) => {
    if (state === null) putInPlace(typedAfter(hashHistory.location))
  })
  const hashHistory = createHashHistory()
  return hashHistory
}

/**
 * The router over core's one route table, by hash (seed section 2). What is unknown, and what the session may not open,
 * leads to `/`, and `/` leads to the session's home.
 */
export function createAppRouter(first: Standing) {
  const root = createRootRouteWithContext<Standing>()({
    component: Frame,
    notFoundComponent: RoutedScreen,
    beforeLoad: ({ location, context: { session, language } }) => {
      if (location.pathname === '/') {
        const home = hasJustLoggedIn() ? landingPathFor(session) : homePathFor(session)
        if (home !== '/') throw redirect({ to: home, replace: true })
        return
      }
      if (!mayOpen(session, location.pathname, language)) throw redirect({ to: '/', replace: true })
    },
  })
  const children = Object.values(table).map(({ path, screen }) =>
    createRoute({
      getParentRoute: () => root,
      path,
      component: RoutedScreen,
      // What cannot be fetched is told where the screen would stand.
      loader: () => loadScreen(screen as Screen).catch(() => {}),
      staleTime: Infinity,
    }),
  )
  const history = createNumberedHistory()
  watchVisits(history)
  return createRouter({
    routeTree: root.addChildren(children),
    context: first,
    history,
    defaultPreload: false,
    // The screen in sight stays until the next one's code is there, unless that takes long.
    defaultPendingMs: 300,
    defaultPendingMinMs: 0,
    defaultPendingComponent: ScreenComing,
    scrollToTopSelectors: ['#content'],
  })
}
