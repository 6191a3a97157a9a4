import * as features from '../features.ts'
import { merged } from '../parts.ts'
import { helpRoutes } from '../help/help-routes.ts'
import type { Route } from './route.ts'
import type { ScreenAt } from './screen-at.ts'

const ownScreens = merged(features, 'screens')

type Screens = typeof ownScreens
type OwnScreen = keyof Screens
type InEach = { [Name in OwnScreen]: Screens[Name]['variant'] extends 'each' ? Name : never }[OwnScreen]

/** The chamber's path of a screen that both kinds of organisation have. */
type CommercePath<At extends ScreenAt> = At extends { commerce: { path: infer Path } }
  ? Path
  : At['path'] extends `/${infer Head}/${infer Tail}`
    ? `/${Head}Commerce/${Tail}`
    : `${At['path']}Commerce`

type RouteTo<Name extends string, Path extends string> = Route & { readonly screen: Name; readonly path: Path }

type ScreenRoutes = {
  readonly [Name in OwnScreen]: RouteTo<Name, Screens[Name]['path']>
} & {
  readonly [Name in InEach as `${Name}Commerce`]: RouteTo<Name, CommercePath<Screens[Name]>>
}

const inCommerce = (path: string) => path.replace(/^\/[^/]+/, (head) => `${head}Commerce`)

function routesOf([screen, at]: readonly [string, ScreenAt]): [string, object][] {
  const { title: _, help: _help, commerce, variant, ...route } = at
  if (variant !== 'each') return [[screen, { ...route, variant, screen }]]
  return [
    [screen, { ...route, variant: 'channel', screen }],
    [`${screen}Commerce`, { ...route, path: inCommerce(at.path), variant: 'commerce', screen, ...commerce }],
  ]
}

const screenRoutes: ScreenRoutes = Object.assign(
  {},
  ...Object.entries(ownScreens).map((one) => Object.fromEntries(routesOf(one))),
)

/**
 * Every path of the back office (seed section 2; product.md section 4 for those the seed does not name), by name. The
 * router, the menu, links and the check of who may open a path all read this table. Where both kinds of organisation
 * have a screen, the chamber's path ends in Commerce.
 */
export const routes = { ...screenRoutes, ...helpRoutes } as const
export type RouteName = keyof typeof routes
export type Screen = OwnScreen | 'help'

export const routeNames = Object.keys(routes) as RouteName[]

/** Where each screen stands; the pages of the guides share one. */
export const screens: Readonly<Record<Screen, Pick<ScreenAt, 'title' | 'help'>>> = {
  ...ownScreens,
  help: { title: { zh: '操作指南', en: 'Guides' } },
}
