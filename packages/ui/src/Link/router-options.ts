export type { RouterConfig } from 'react-aria-components'

declare module 'react-aria-components' {
  interface RouterConfig {
    /** How a link is followed; `isUp` leads to what the person came down from, as they left it. */
    routerOptions: { readonly isUp?: boolean }
  }
}
