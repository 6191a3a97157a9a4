import { createHashHistory, createRootRoute, createRoute, createRouter, redirect } from '@tanstack/react-router'
import { chooseLanguage } from '@icss/core/copy/language.ts'
import { mayOpen } from '@icss/core/routes/may-open.ts'
import { homePathFor } from '@icss/core/routes/menu.ts'
import { type Route } from '@icss/core/routes/route.ts'
import { routes, type Screen } from '@icss/core/routes/routes.ts'
import type { Session } from '@icss/core/sessions/session.ts'
import { Frame } from './Frame.tsx'
import { RoutedScreen } from './RoutedScreen.tsx'
import { ScreenComing } from './ScreenComing.tsx'
import { loadScreen } from './screens.ts'

const table: Readonly<Record<string, Route>> = routes

const language = () => chooseLanguage(document.documentElement.lang, undefined)

/**
 * The router over core's one route table, by hash (seed section 2). What is unknown, and what the session may not open,
 * leads to `/`, and `/` leads to the session's home.
 */
export function createAppRouter(session: Session) {
  const root = createRootRoute({
    component: Frame,
    notFoundComponent: RoutedScreen,
    beforeLoad: ({ location }) => {
      if (location.pathname === '/') {
        const home = homePathFor(session)
        if (home !== '/') throw redirect({ to: home, replace: true })
        return
      }
      if (!mayOpen(session, location.pathname, language())) throw redirect({ to: '/', replace: true })
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
  return createRouter({
    routeTree: root.addChildren(children),
    history: createHashHistory(),
    defaultPreload: false,
    // The screen in sight stays until the next one's code is there, unless that takes long.
    defaultPendingMs: 300,
    defaultPendingMinMs: 0,
    defaultPendingComponent: ScreenComing,
    scrollToTopSelectors: ['#content'],
  })
}
