import { variantOf } from '../permissions/variant.ts'
import type { Session } from '../sessions/session.ts'
import { type ParamsOf, pathTo } from './path.ts'
import { type RouteName, routes } from './routes.ts'

/** The path of a screen for this session: that of its Commerce route for a chamber, where it has one (seed section 2). */
export function pathFor<Name extends RouteName>(
  session: Session,
  name: Name,
  ...params: {} extends ParamsOf<Name> ? [params?: ParamsOf<Name>] : [params: ParamsOf<Name>]
): string {
  const commerce = `${name}Commerce`
  const own = variantOf(session) === 'commerce' && commerce in routes ? (commerce as Name) : name
  return pathTo(own, ...params)
}
