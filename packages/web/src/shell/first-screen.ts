import { routeAt } from '@icss/core/routes/path.ts'
import { routes } from '@icss/core/routes/routes.ts'
import { loadScreen } from './screens.ts'

/** Fetches the code of the screen that the page was opened at, if there is one. */
export async function loadFirstScreen(): Promise<void> {
  const found = routeAt(location.hash.slice(1))
  if (found) await loadScreen(routes[found.name].screen)
}
