import { useNavigate } from '@tanstack/react-router'
import type * as z from 'zod/mini'
import { check } from '@icss/core/rules/check.ts'
import { useShown } from '../shell/useShown.ts'

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
}

/**
 * Page, sort and filters of a list as the address holds them, so that a reload or a sent link shows the same. What is
 * not valid in the address is left out.
 */
export function useListQuery<Query extends ListQuery>(schema: z.ZodMiniType<Query, object>): ListState<Query> {
  const search = useShown((shown) => shown.search)
  const navigate = useNavigate()
  const defaults = valueOf(schema, {})
  if (!defaults) throw new Error('A list can be asked for without saying anything.')
  const query = valueOf(schema, search) ?? defaults
  const change: ListState<Query>['change'] = (next) => {
    const kept = Object.entries({ ...query, ...next }).filter(
      ([key, value]) => value !== undefined && value !== '' && value !== defaults[key as keyof Query],
    )
    void navigate({ to: '.', search: Object.fromEntries(kept) as never, replace: true })
  }
  return { query, change }
}

const valueOf = <Query>(schema: z.ZodMiniType<Query, object>, value: object): Query | undefined => {
  const checked = check(schema, value)
  return checked.ok ? checked.value : undefined
}

const asked = new Set(['page', 'pageSize', 'sort'])

/** The filters of a query that are set. */
export const filtersOf = (query: ListQuery): string[] =>
  Object.entries(query)
    .filter(([key, value]) => !asked.has(key) && value !== undefined && value !== '')
    .map(([key]) => key)
