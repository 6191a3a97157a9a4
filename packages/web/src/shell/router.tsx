import { createHashHistory, createRootRoute, createRoute, createRouter, redirect } from '@tanstack/react-router'
import { chooseLanguage } from '@icss/core/copy/language.ts'
import { mayOpen } from '@icss/core/routes/may-open.ts'
import { homePathFor } from '@icss/core/routes/menu.ts'
import { type Route } from '@icss/core/routes/route.ts'
import { routes } from '@icss/core/routes/routes.ts'
import type { Session } from '@icss/core/sessions/session.ts'
import { Frame } from './Frame.tsx'
import { RoutedScreen } from './RoutedScreen.tsx'

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
  const children = Object.values(table).map(({ path }) =>
    createRoute({ getParentRoute: () => root, path, component: RoutedScreen }),
  )
  return createRouter({
    routeTree: root.addChildren(children),
    history: createHashHistory(),
    defaultPreload: false,
    scrollToTopSelectors: ['#content'],
  })
}
