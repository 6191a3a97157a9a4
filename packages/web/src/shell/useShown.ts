import { useRouterState } from '@tanstack/react-router'

/** The place that is in sight. While the next one is on its way the router's `location` is ahead of it. */
interface Shown {
  readonly pathname: string
  readonly search: object
}

/** What `select` finds in the place that is in sight. */
export const useShown = <Found>(select: (shown: Shown) => Found): Found =>
  useRouterState({ select: ({ matches, location }) => select(matches.at(-1) ?? location) as never }) as Found
