import { type ReactNode, useState } from 'react'
import { mayCall } from '@icss/core/support-visits/may-call.ts'
import { isBulkNoun } from '@icss/core/selections/bulk-nouns.ts'
import { isImportKind } from '@icss/core/imports/import-kinds.ts'
import { ImportButton } from '../imports/ImportButton.tsx'
import { useClient } from '../server/ClientProvider.tsx'
import { LaterPart } from '../server/LaterPart.tsx'
import { useSession } from '../shell/SessionProvider.tsx'
import { EntityList, type EntityListProps } from './EntityList.tsx'
import { ExportButton } from './ExportButton.tsx'
import { byId, callsOf, endpointsOf, type Noun, type Params, type QueryOf, type RowOf } from './noun.ts'
import { NounFilters } from './NounFilters.tsx'
import { useCopyPath } from './useCopyPath.ts'
import { type ListState, useListQuery } from './useListQuery.ts'
import { useTicks } from './useTicks.tsx'
import { nameFieldOf, type NounColumn, useNounColumns } from './useNounColumns.tsx'

type Frame<N extends Noun> = EntityListProps<RowOf<N>, QueryOf<N>>

export type NounListProps<N extends Noun> = Partial<
  Pick<
    Frame<N>,
    | 'part'
    | 'isPart'
    | 'hint'
    | 'breadcrumb'
    | 'rowActions'
    | 'rowActionCount'
    | 'copy'
    | 'aside'
    | 'selection'
    | 'empty'
  >
> & {
  noun: N
  columns: readonly NounColumn<RowOf<N>>[]
  /** Where one is edited; without an id, where one is made. */
  editPath: (id?: string) => string
  /** Where the name leads; to where it is edited, unless said. */
  openPath?: (id: string) => string
  /** Stands before the name. */
  picture?: (row: RowOf<N>) => ReactNode
  /** What the records belong to, where their path names it: `part` says whose list this is. */
  parent?: Params
  /** What the list is narrowed to; nobody chooses it. */
  fixed?: Partial<QueryOf<N>>
  /** Whether one can be made here. */
  canMake?: boolean
  /** Filters between the search and the choices. */
  filters?: (state: ListState<QueryOf<N>>) => ReactNode
  /** Buttons of the head between the export and the one for a new record. */
  headActions?: ReactNode
}

const nothing: Params = {}

const searchOf = (query: object) => ('q' in query ? String(query.q ?? '') : '')

/**
 * The list of a noun, of which everything follows: its endpoints, its filters and sorts from the query that the contract
 * allows, its cells from the columns of its export, its buttons from what the session may. Own parts are given.
 */
export function NounList<N extends Noun>(props: NounListProps<N>) {
  const {
    noun,
    columns,
    editPath,
    fixed,
    canMake = true,
    copy,
    filters,
    headActions,
    openPath,
    picture,
    ...rest
  } = props
  const { parent = nothing, ...parts } = rest
  type Row = RowOf<N>
  const session = useSession()
  const endpoints = endpointsOf(noun)
  const calls = callsOf(useClient(), noun)
  const state = useListQuery<QueryOf<N>>(endpoints.list.query as never)
  const may = (name: 'create' | 'update' | 'delete') => {
    const endpoint = endpoints[name]
    return endpoint !== undefined && mayCall(endpoint, session)
  }
  // A list that has an own use of ticks keeps it.
  const bulk = isBulkNoun(noun) && !parts.selection ? noun : undefined
  const ticks = useTicks(bulk, { ...state.query, ...fixed, ...parent })
  const nameField = nameFieldOf(columns)
  const nameOf = (row: Row) => String((row as Readonly<Record<string, unknown>>)[nameField])
  const pathOf = openPath ?? (may('update') ? editPath : undefined)
  const shown = useNounColumns<Row>(noun, columns, {
    list: endpoints.list,
    search: searchOf(state.query),
    pathOf,
    picture,
  })
  const copyPath = useCopyPath(noun)
  const copied = copy ?? (copyPath && canMake ? ({ id }: Row) => ({ href: copyPath(editPath(), id) }) : undefined)
  const [looked, setLooked] = useState<{ readonly row: Row; readonly page: readonly Row[] }>()
  const exported = endpoints.export
  return (
    <>
      <EntityList<Row, QueryOf<N>>
        {...parts}
        {...ticks.selection}
        noun={noun}
        state={state}
        load={(query, signal) => calls.list({ params: parent, query: { ...query, ...fixed } }, { signal })}
        nameOf={nameOf}
        filters={
          <NounFilters
            noun={noun}
            endpoint={endpoints.list}
            state={state}
            fixed={fixed ?? nothing}
            selection={ticks.bar}
          >
            {filters?.(state)}
          </NounFilters>
        }
        newPath={canMake && may('create') ? editPath() : undefined}
        editPath={may('update') ? ({ id }) => editPath(id) : undefined}
        copy={copied}
        onLook={(row, page) => setLooked({ row, page })}
        remove={may('delete') ? ({ id }) => calls.delete({ params: byId(noun, id) }) : undefined}
        headActions={(total, isEmpty) => (
          <>
            {exported && !isEmpty && (
              <ExportButton endpoint={exported} query={{ ...state.query, ...parent }} total={total} />
            )}
            {isImportKind(noun) && <ImportButton kind={noun} />}
            {headActions}
          </>
        )}
        columns={shown}
      />
      {looked && (
        <LaterPart name="RowPanel" load={() => import('./RowPanel.tsx')} lines={0}>
          {({ default: RowPanel }) => (
            <RowPanel
              noun={noun}
              rows={looked.page}
              row={looked.row}
              nameOf={nameOf}
              columns={shown}
              editPath={may('update') ? editPath : undefined}
              copy={copied}
              onGo={(row) => setLooked({ ...looked, row })}
              onClose={() => setLooked(undefined)}
            />
          )}
        </LaterPart>
      )}
    </>
  )
}
