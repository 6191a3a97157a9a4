import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import type { BreadcrumbProps } from '@icss/ui/Breadcrumb/Breadcrumb.tsx'
import { Button } from '@icss/ui/Button/Button.tsx'
import type { Column } from '@icss/ui/DataTable/Column.ts'
import { DataTable } from '@icss/ui/DataTable/DataTable.tsx'
import { EmptyState } from '@icss/ui/EmptyState/EmptyState.tsx'
import { PageHead } from '@icss/ui/PageHead/PageHead.tsx'
import { Panel } from '@icss/ui/Panel/Panel.tsx'
import { useCopy, useErrorWording } from '../language/copy.ts'
import { listKey } from './list-key.ts'
import { ListPages, pagesOf } from './ListPages.tsx'
import * as styles from './RecordList.css.ts'
import { filtersOf, type ListQuery, type ListState } from './useListQuery.ts'

export type RecordListProps<Row, Query extends ListQuery> = {
  title: string
  /** Under which its answers are kept, and those of a part of it. */
  queryKey: string
  part?: string
  state: ListState<Query>
  load: (query: Query, signal: AbortSignal) => Promise<{ items: Row[]; total: number }>
  getKey: (row: Row) => string
  columns: readonly Column<Row>[]
  count: (total: number) => string
  breadcrumb?: BreadcrumbProps
  /** Stands between the head and the list. */
  hint?: ReactNode
  filters?: ReactNode
  headActions?: ReactNode | ((total: number) => ReactNode)
  /** Stands beside the table, such as the tree that narrows it. */
  aside?: ReactNode
  /** Rows are chosen, also over several pages; what can be done with them is in `filters`. */
  selection?: {
    readonly ids: ReadonlySet<string>
    readonly onChange: (ids: Set<string>) => void
    readonly nameOf: (row: Row) => string
  }
  /** Where there are no rows: words with a first step, or what stands in their place even when none match. */
  empty: { title: string; text: string; firstStep?: ReactNode; instead?: ReactNode }
  /** Buttons of a row, one unless `actionCount` says more. */
  actions?: ((row: Row) => ReactNode) | undefined
  actionCount?: number
}

const actionWidth = 32
const actionsPadding = 20

/**
 * The screen of a list: head, filters, table, pages, and what stands in place of rows when there are none, none match or
 * they could not be fetched. By itself it is read only; an EntityList makes, edits and deletes.
 */
export function RecordList<Row, Query extends ListQuery>(props: RecordListProps<Row, Query>) {
  const { title, queryKey, part = 'list', state, load, getKey, columns, count, breadcrumb, hint, filters } = props
  const { headActions, aside, selection, empty, actions, actionCount = 1 } = props
  const { query } = state
  // Page, sort and the filters that are set: names that any query has.
  const ask = state.change as (change: Readonly<Record<string, unknown>>) => void
  const t = useCopy()
  const { wordUnknown } = useErrorWording()
  const list = useQuery({
    queryKey: listKey(queryKey, query, part),
    queryFn: ({ signal }) => load(query, signal),
    placeholderData: keepPreviousData,
  })
  const total = list.data?.total ?? 0
  const pages = pagesOf({ pageSize: query.pageSize, total })
  // The last page may have emptied, by deleting or in a link that was sent long ago.
  useEffect(() => {
    if (list.data && !list.isPlaceholderData && query.page > pages) ask({ page: pages })
  })

  const filtered = filtersOf(query)
  const fault = list.error ? wordUnknown(list.error) : undefined
  const clear = () => ask({ page: 1, ...Object.fromEntries(filtered.map((filter) => [filter, undefined])) })
  return (
    <>
      <PageHead
        title={title}
        count={list.data ? count(total) : undefined}
        {...(breadcrumb ? { breadcrumb } : {})}
        actions={typeof headActions === 'function' ? headActions(total) : headActions}
      />
      {hint}
      <div className={aside ? styles.beside : styles.alone}>
        {aside}
        <Panel isPadded={false}>
          {filters}
          <DataTable
            label={title}
            {...(selection
              ? {
                  selection: selection.ids,
                  onSelect: selection.onChange,
                  selectLabels: { all: t('lists.selectPage'), row: selection.nameOf },
                }
              : {})}
            isLoading={list.isPending || list.isPlaceholderData}
            rows={list.data?.items ?? []}
            getKey={getKey}
            columns={columns}
            sort={{
              column: query.sort.replace(/^-/, ''),
              direction: query.sort.startsWith('-') ? 'descending' : 'ascending',
            }}
            onSort={({ column, direction }) =>
              ask({ page: 1, sort: `${direction === 'descending' ? '-' : ''}${column}` })
            }
            {...(fault
              ? {
                  error: (
                    <EmptyState
                      picture="error"
                      title={fault.says}
                      text={fault.fix}
                      actions={<Button onPress={() => void list.refetch()}>{t('shell.retry')}</Button>}
                    />
                  ),
                }
              : {})}
            empty={
              empty.instead ??
              (filtered.length > 0 ? (
                <EmptyState
                  picture="search"
                  title={t('lists.noMatch.title')}
                  text={t('lists.noMatch.text')}
                  actions={<Button onPress={clear}>{t('lists.noMatch.clear')}</Button>}
                />
              ) : (
                <EmptyState picture="list" title={empty.title} text={empty.text} actions={empty.firstStep} />
              ))
            }
            {...(actions
              ? {
                  actionsLabel: t('shell.actions'),
                  actionsWidth: actionsPadding + actionCount * actionWidth,
                  actions,
                }
              : {})}
          />
          <ListPages page={query.page} pageSize={query.pageSize} total={total} onChange={(page) => ask({ page })} />
        </Panel>
      </div>
    </>
  )
}
