import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Fragment, type ReactNode, Suspense, useEffect } from 'react'
import type { BreadcrumbProps } from '@icss/ui/Breadcrumb/Breadcrumb.tsx'
import { Button } from '@icss/ui/Button/Button.tsx'
import type { Column } from '@icss/ui/DataTable/Column.ts'
import { DataTable } from '@icss/ui/DataTable/DataTable.tsx'
import { EmptyState } from '@icss/ui/EmptyState/EmptyState.tsx'
import { PageHead } from '@icss/ui/PageHead/PageHead.tsx'
import { Panel } from '@icss/ui/Panel/Panel.tsx'
import { defaultPageSize } from '@icss/core/contract/page-size.ts'
import { formatTime } from '@icss/core/copy/format.ts'
import { useCopy, useErrorWording } from '../language/copy.ts'
import { laterCode } from '../server/later-code.ts'
import { leftListKey } from '../shell/visited.ts'
import { type Across, ChooseAcross } from './ChooseAcross.tsx'
import { listKey } from './list-key.ts'
import { ListPages, pagesOf } from './ListPages.tsx'
import * as styles from './RecordList.css.ts'
import { ListViewButton } from './ListViewButton.tsx'
import { RowsChoice } from './RowsChoice.tsx'
import { useLeftList } from './useLeftList.ts'
import { filtersOf, type ListQuery, type ListState } from './useListQuery.ts'
import { useShownColumns } from './useShownColumns.ts'

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
  headActions?: ReactNode | ((total: number, isEmpty: boolean) => ReactNode)
  /** Stands in a tab of a screen, which has the head and the sheet around it. */
  isPart?: boolean
  /** Stands beside the table, such as the tree that narrows it. */
  aside?: ReactNode
  /** Rows are chosen, also over several pages; what can be done with them is in `filters`. */
  selection?: {
    readonly ids: ReadonlySet<string>
    readonly onChange: (ids: Set<string>, shown: readonly Row[]) => void
    readonly nameOf: (row: Row) => string
    readonly across?: Across
  }
  /** Where there are no rows: words with a first step, or what stands in their place even when none match. */
  empty: { title: string; text: string; firstStep?: ReactNode; instead?: ReactNode }
  /** Buttons of a row, one unless `actionCount` says more. */
  actions?: ((row: Row, page: readonly Row[]) => ReactNode) | undefined
  actionCount?: number
}

/** Only a picture: where its code does not come, there is none. */
function Sign({ noun }: { noun: string }) {
  const { data } = useQuery(laterCode('ListSign', () => import('./ListSign.tsx')))
  return data && <data.ListSign noun={noun} />
}

const noRows: readonly never[] = []
const actionWidth = 32
const actionsPadding = 20

/**
 * The screen of a list: head, filters, table, pages, and what stands in place of rows when there are none, none match or
 * they could not be fetched. By itself it is read only; an EntityList makes, edits and deletes.
 */
export function RecordList<Row, Query extends ListQuery>(props: RecordListProps<Row, Query>) {
  const { title, queryKey, part = 'list', state, load, getKey, columns, count, breadcrumb, hint, filters } = props
  const { headActions, isPart = false, aside, selection, empty, actions, actionCount = 1 } = props
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
  const { table, cameBackTo } = useLeftList(leftListKey(queryKey, part), list.data !== undefined)
  // The last page may have emptied, by deleting or in a link that was sent long ago.
  useEffect(() => {
    if (list.data && !list.isPlaceholderData && query.page > pages) ask({ page: pages })
  })

  const across = selection?.across
  const keys = (list.data?.items ?? []).map(getKey)
  const isAll = across?.all !== undefined
  const ticked = isAll ? new Set(keys) : selection?.ids
  const isPageTicked = keys.length > 0 && keys.every((key) => ticked?.has(key))

  const filtered = filtersOf(query)
  const { shown, offered, choices, choose } = useShownColumns(
    `${state.screen}.${queryKey}`,
    columns,
    list.data && !list.isPlaceholderData ? list.data.items : noRows,
    query.sort.replace(/^-/, ''),
  )
  const fault = list.error ? wordUnknown(list.error) : undefined
  /** Nothing is there at all: the list is only what it is for, and its first step. */
  const isEmpty =
    list.data !== undefined && !list.isPlaceholderData && total === 0 && filtered.length === 0 && !empty.instead
  const buttons = (
    <>
      {!isEmpty && (
        <ListViewButton
          list={`${state.screen}.${queryKey}`}
          state={state as unknown as ListState<ListQuery>}
          columns={offered}
          sortable={columns.filter(({ isSortable }) => isSortable)}
          choices={choices}
          onChoose={choose}
        />
      )}
      {typeof headActions === 'function' ? headActions(total, isEmpty) : headActions}
    </>
  )
  const Sheet = isPart ? Fragment : Panel
  const setRows = (pageSize: number) =>
    // The first row in sight stays on the page.
    ask({ pageSize, page: Math.floor(((query.page - 1) * query.pageSize) / pageSize) + 1 })
  const clear = () => ask({ page: 1, ...Object.fromEntries(filtered.map((filter) => [filter, undefined])) })
  return (
    <>
      {isPart ? (
        <div className={styles.partHead}>
          <span className={styles.partCount}>{list.data && count(total)}</span>
          {buttons}
        </div>
      ) : (
        <PageHead
          title={title}
          count={list.data ? count(total) : undefined}
          {...(breadcrumb ? { breadcrumb } : {})}
          actions={buttons}
        />
      )}
      {hint}
      <div className={aside ? styles.beside : styles.alone}>
        {aside}
        <Sheet>
          {!isEmpty && filters}
          {fault && list.data && (
            <p role="status" className={styles.stale}>
              {t('lists.stale', { why: fault.says, time: formatTime(list.dataUpdatedAt) })}
              <Button size="small" onPress={() => void list.refetch()} isPending={list.isFetching}>
                {t('shell.retry')}
              </Button>
            </p>
          )}
          {across && isPageTicked && (isAll || total > keys.length) && (
            // Its words may come later than the rows: these stay, and what has the focus.
            <Suspense>
              <ChooseAcross across={across} shown={keys.length} total={total} />
            </Suspense>
          )}
          <DataTable
            label={title}
            handle={table}
            cameBackTo={cameBackTo}
            {...(selection
              ? {
                  selection: ticked ?? selection.ids,
                  onSelect: (ids: Set<string>) => selection.onChange(ids, list.data?.items ?? noRows),
                  selectLabels: { all: t('lists.selectPage'), row: selection.nameOf },
                }
              : {})}
            isBare={isEmpty}
            isLoading={list.isPending || list.isPlaceholderData}
            rows={list.data?.items ?? []}
            getKey={getKey}
            columns={shown}
            {...(choices.density ? { density: choices.density } : {})}
            sort={{
              column: query.sort.replace(/^-/, ''),
              direction: query.sort.startsWith('-') ? 'descending' : 'ascending',
            }}
            onSort={({ column, direction }) =>
              ask({ page: 1, sort: `${direction === 'descending' ? '-' : ''}${column}` })
            }
            {...(fault && !list.data
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
                <EmptyState
                  picture="list"
                  sign={<Sign noun={queryKey} />}
                  title={empty.title}
                  text={empty.text}
                  actions={empty.firstStep}
                />
              ))
            }
            {...(actions
              ? {
                  actionsLabel: t('shell.actions'),
                  actionsWidth: actionsPadding + actionCount * actionWidth,
                  actions: (row: Row) => actions(row, list.data?.items ?? []),
                }
              : {})}
          />
          {!isEmpty && (
            <ListPages
              page={query.page}
              pageSize={query.pageSize}
              total={total}
              onChange={(page) => {
                table.current?.toTop()
                ask({ page })
              }}
              {...(total > defaultPageSize ? { rows: <RowsChoice value={query.pageSize} onChange={setRows} /> } : {})}
            />
          )}
        </Sheet>
      </div>
    </>
  )
}
