import type { ParamsOf } from '@icss/core/routes/path.ts'
import type { RouteName } from '@icss/core/routes/routes.ts'
import { pathFor } from '@icss/core/routes/variant-path.ts'
import { useSession } from './SessionProvider.tsx'

/** Paths of screens for whoever is logged in: the Commerce ones for a chamber. */
export function usePaths() {
  const session = useSession()
  return <Name extends RouteName>(
    name: Name,
    ...params: {} extends ParamsOf<Name> ? [params?: ParamsOf<Name>] : [params: ParamsOf<Name>]
  ): string => pathFor(session, name, ...params)
}
