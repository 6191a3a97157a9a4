import type { Language } from '../copy/language.ts'
import { membershipFlags } from '../permissions/membership.ts'
import { meets } from '../permissions/need.ts'
import { variantOf } from '../permissions/variant.ts'
import type { Session } from '../sessions/session.ts'
import { readsOnly } from '../support-visits/may-call.ts'
import { routeAt } from './path.ts'
import type { Route } from './route.ts'
import { routes } from './routes.ts'

/** Whether `session` may open `route` in the interface `language` (seed section 6). */
export function mayOpenRoute(session: Session | undefined, route: Route, language: Language): boolean {
  if (route.language !== undefined && route.language !== language) return false
  if (!meets(route.need, session)) return false
  if (route.need.kind === 'anyone' || !session) return true
  if (route.visits === 'hidden' && readsOnly(session)) return false
  const variant = variantOf(session)
  if (variant === undefined || (route.variant !== 'both' && route.variant !== variant)) return false
  return route.wmr !== 'hidden' || !membershipFlags(session.channel.membershipCode).iswmr
}

/** Whether `session` may open `path`. What it may not, and what is unknown, leads to `/` (product.md section 4). */
export function mayOpen(session: Session | undefined, path: string, language: Language): boolean {
  const found = routeAt(path)
  return found !== undefined && mayOpenRoute(session, routes[found.name], language)
}
