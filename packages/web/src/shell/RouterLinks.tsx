import { useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { RouterProvider } from 'react-aria-components'
import { routeAt } from '@icss/core/routes/path.ts'
import { useGoUp } from './useGoUp.ts'

const isScreen = (href: string): boolean => {
  const [path = ''] = href.split('?')
  return path === '/' || (path.startsWith('/') && routeAt(path) !== undefined)
}

/**
 * Has the links of the kit lead to screens by the router, so that history, and questions before leaving, hold for them. A
 * link up goes back to where the person came down from.
 */
export function RouterLinks({ children }: { children: ReactNode }) {
  const { history } = useRouter()
  const goUp = useGoUp()
  const navigate = (href: string, { isUp = false }: { readonly isUp?: boolean } = {}) => {
    if (isUp) goUp(href)
    else if (isScreen(href)) history.push(href)
    else location.assign(href)
  }
  return (
    <RouterProvider navigate={navigate} useHref={(href) => (isScreen(href) ? history.createHref(href) : href)}>
      {children}
    </RouterProvider>
  )
}
