import type * as z from 'zod/mini'
import { pageSizes } from '@icss/core/contract/page-size.ts'
import { routeAt } from '@icss/core/routes/path.ts'
import { routes } from '@icss/core/routes/routes.ts'
import { check } from '@icss/core/rules/check.ts'
import { useCopy } from '../language/copy.ts'
import { useIsHere, useReplaceAddress } from '../shell/useReplaceAddress.ts'
import { useSession } from '../shell/SessionProvider.tsx'
import { useNotify } from '../shell/useNotify.ts'
import { useShown } from '../shell/useShown.ts'
import { useListChoices } from './list-choices.ts'

/** What every list asks for (core's `listQuery`), with the filters of its feature beside it. */
export interface ListQuery {
  readonly page: number
  readonly pageSize: number
  readonly sort: string
}

/** What a list is asked for now, and how to ask for something else; `undefined` takes a filter away. */
export interface ListState<Query extends ListQuery> {
  readonly query: Query
  readonly change: (change: { readonly [K in keyof Query]?: Query[K] | undefined }) => void
  /** Asks for what a view says and nothing else; answers whether that is anything that can be asked for. */
  readonly replace: (view: Readonly<Record<string, string>>) => boolean
  /** The screen that the list is on, by which is remembered how somebody likes it. */
  readonly screen: string
}

/**
 * Page, sort and filters of a list as the address holds them, so that a reload or a sent link shows the same. What is
 * not valid in the address is left out. How many rows a page has is remembered for each screen; an address that says which
 * page is meant goes by its own number.
 */
export function useListQuery<Query extends ListQuery>(schema: z.ZodMiniType<Query, object>): ListState<Query> {
  const { pathname, search } = useShown((shown) => shown)
  const isHere = useIsHere()
  const replaceAddress = useReplaceAddress()
  const t = useCopy()
  const notify = useNotify()
  const defaults = valueOf(schema, {})
  if (!defaults) throw new Error('A list can be asked for without saying anything.')
  const screen = screenAt(pathname)
  const { choices, choose } = useListChoices(useSession().account.id, screen)
  const asked = 'page' in search || choices.rows === undefined ? search : { pageSize: choices.rows, ...search }
  const query = valueOf(schema, asked) ?? defaults
  const change: ListState<Query>['change'] = (next) => {
    // Another screen is on its way, whose address this is no part of.
    if (!isHere()) return
    // What cannot be fetched is not asked for: the rows in sight would no longer be those of the address.
    if (!navigator.onLine) {
      notify.warn(t('lists.offline'))
      return
    }
    const rows = pageSizes.find((size) => size === next.pageSize)
    if (rows !== undefined) choose({ rows })
    const kept = Object.entries({ ...query, ...next }).filter(
      ([key, value]) => value !== undefined && value !== '' && value !== defaults[key as keyof Query],
    )
    replaceAddress({ search: Object.fromEntries(kept) })
  }
  const replace = (view: Readonly<Record<string, string>>): boolean => {
    const asks = valueOf(schema, view)
    if (asks) change({ ...Object.fromEntries(filtersOf(query).map((name) => [name, undefined])), ...asks })
    return asks !== undefined
  }
  return { query, change, replace, screen }
}

const valueOf = <Query>(schema: z.ZodMiniType<Query, object>, value: object): Query | undefined => {
  const checked = check(schema, value)
  return checked.ok ? checked.value : undefined
}

const screenAt = (path: string): string => {
  const found = routeAt(path)
  return found ? routes[found.name].screen : path
}

/** What narrows no list: its page, and the tab of the screen that it stands in. */
const paging = new Set(['page', 'pageSize', 'sort', 'tab'])

/** The filters of a query that are set. */
export const filtersOf = (query: ListQuery): string[] =>
  Object.entries(query)
    .filter(([key, value]) => !paging.has(key) && value !== undefined && value !== '')
    .map(([key]) => key)
