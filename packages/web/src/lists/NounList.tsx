import type { ReactNode } from 'react'
import { meets } from '@icss/core/permissions/need.ts'
import { useClient } from '../server/ClientProvider.tsx'
import { useSession } from '../shell/SessionProvider.tsx'
import { EntityList, type EntityListProps } from './EntityList.tsx'
import { ExportButton } from './ExportButton.tsx'
import { byId, callsOf, endpointsOf, type Noun, type QueryOf, type RowOf } from './noun.ts'
import { NounFilters } from './NounFilters.tsx'
import { type ListState, useListQuery } from './useListQuery.ts'
import { nameFieldOf, type NounColumn, useNounColumns } from './useNounColumns.tsx'

type Frame<N extends Noun> = EntityListProps<RowOf<N>, QueryOf<N>>

export type NounListProps<N extends Noun> = Partial<
  Pick<Frame<N>, 'part' | 'hint' | 'breadcrumb' | 'rowActions' | 'rowActionCount' | 'aside' | 'selection' | 'empty'>
> & {
  noun: N
  columns: readonly NounColumn<RowOf<N>>[]
  /** Where one is edited; without an id, where one is made. */
  editPath: (id?: string) => string
  /** Where the name leads; to where it is edited, unless said. */
  openPath?: (id: string) => string
  /** Stands before the name. */
  picture?: (row: RowOf<N>) => ReactNode
  /** What the list is narrowed to; nobody chooses it. */
  fixed?: Partial<QueryOf<N>>
  /** Whether one can be made here. */
  canMake?: boolean
  /** Filters between the search and the choices. */
  filters?: (state: ListState<QueryOf<N>>) => ReactNode
  /** Buttons of the head between the export and the one for a new record. */
  headActions?: ReactNode
}

const nothing = {}

const searchOf = (query: object) => ('q' in query ? String(query.q ?? '') : '')

/**
 * The list of a noun, of which everything follows: its endpoints, its filters and sorts from the query that the contract
 * allows, its cells from the columns of its export, its buttons from what the session may. Own parts are given.
 */
export function NounList<N extends Noun>(props: NounListProps<N>) {
  const { noun, columns, editPath, fixed, canMake = true, filters, headActions, openPath, picture, ...parts } = props
  type Row = RowOf<N>
  const session = useSession()
  const endpoints = endpointsOf(noun)
  const calls = callsOf(useClient(), noun)
  const state = useListQuery<QueryOf<N>>(endpoints.list.query as never)
  const may = (name: 'create' | 'update' | 'delete') => {
    const needs = endpoints[name]?.needs
    return needs !== undefined && meets(needs, session)
  }
  const nameField = nameFieldOf(columns)
  const nameOf = (row: Row) => String((row as Readonly<Record<string, unknown>>)[nameField])
  const pathOf = openPath ?? (may('update') ? editPath : undefined)
  const shown = useNounColumns<Row>(noun, columns, {
    list: endpoints.list,
    search: searchOf(state.query),
    pathOf,
    picture,
  })
  const exported = endpoints.export
  return (
    <EntityList<Row, QueryOf<N>>
      {...parts}
      noun={noun}
      state={state}
      load={(query, signal) => calls.list({ query: { ...query, ...fixed } }, { signal })}
      nameOf={nameOf}
      filters={
        <NounFilters noun={noun} endpoint={endpoints.list} state={state} fixed={fixed ?? nothing}>
          {filters?.(state)}
        </NounFilters>
      }
      newPath={canMake && may('create') ? editPath() : undefined}
      editPath={may('update') ? ({ id }) => editPath(id) : undefined}
      remove={may('delete') ? ({ id }) => calls.delete({ params: byId(noun, id) }) : undefined}
      headActions={(total) => (
        <>
          {exported && <ExportButton endpoint={exported} query={state.query} total={total} />}
          {headActions}
        </>
      )}
      columns={shown}
    />
  )
}
