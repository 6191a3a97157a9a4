import { pathTo, routeAt } from './path.ts'
import { routes } from './routes.ts'

/** Where a new one is made, by where one is edited: without its id where the path goes without, and else with `new` in its place. */
export function newPathAt(editPath: string): string | undefined {
  const found = routeAt(editPath)
  if (!found) return undefined
  const last = routes[found.name].path.split('/').at(-1) ?? ''
  const [, optional, required] = /^(?:\{-\$(\w+)\}|\$(\w+))$/.exec(last) ?? []
  const instead = optional === undefined ? { [required ?? '']: 'new' } : { [optional]: undefined }
  return pathTo(found.name, ...([{ ...found.params, ...instead }] as unknown as Parameters<typeof pathTo>[1][]))
}
