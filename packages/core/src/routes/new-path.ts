import { pathTo, routeAt } from './path.ts'
import { routes } from './routes.ts'

/**
 * Where a new one is made, by where the one with the id `id` is edited: without its id where the path goes without, and
 * else with `new` in its place.
 */
export function newPathAt(editPath: string, id: string): string | undefined {
  const found = routeAt(editPath)
  const [name] = Object.entries(found?.params ?? {}).findLast(([, value]) => value === id) ?? []
  if (!found || name === undefined) return undefined
  const instead = routes[found.name].path.includes(`{-$${name}}`) ? undefined : 'new'
  return pathTo(found.name, ...([{ ...found.params, [name]: instead }] as unknown as Parameters<typeof pathTo>[1][]))
}
