import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Button } from '@icss/ui/Button/Button.tsx'
import type { Column } from '@icss/ui/DataTable/Column.ts'
import { DataTable } from '@icss/ui/DataTable/DataTable.tsx'
import { EmptyState } from '@icss/ui/EmptyState/EmptyState.tsx'
import { PageHead } from '@icss/ui/PageHead/PageHead.tsx'
import { Panel } from '@icss/ui/Panel/Panel.tsx'
import { useCopy, useErrorWording } from '../language/copy.ts'
import { ListPages } from './ListPages.tsx'
import { filtersOf, type ListQuery, type ListState } from './useListQuery.ts'

export type RecordListProps<Row, Query extends ListQuery> = {
  title: string
  /** Under which its answers are kept. */
  queryKey: string
  state: ListState<Query>
  load: (query: Query, signal: AbortSignal) => Promise<{ items: Row[]; total: number }>
  getKey: (row: Row) => string
  columns: readonly Column<Row>[]
  count: (total: number) => string
  filters?: ReactNode
  headActions?: ReactNode
  empty: { title: string; text: string }
  /** Buttons of a row. */
  actions?: (row: Row) => ReactNode
}

const actionsWidth = 52

/** The screen of a list of what has happened: it is read, and nothing in it is edited or deleted. */
export function RecordList<Row, Query extends ListQuery>(props: RecordListProps<Row, Query>) {
  const { title, queryKey, state, load, getKey, columns, count, filters, headActions, empty, actions } = props
  const { query } = state
  const ask = state.change as (change: Readonly<Record<string, unknown>>) => void
  const t = useCopy()
  const { wordUnknown } = useErrorWording()
  const list = useQuery({
    queryKey: [queryKey, 'list', query],
    queryFn: ({ signal }) => load(query, signal),
    placeholderData: keepPreviousData,
  })
  const filtered = filtersOf(query)
  const fault = list.error ? wordUnknown(list.error) : undefined
  const clear = () => ask({ page: 1, ...Object.fromEntries(filtered.map((filter) => [filter, undefined])) })
  return (
    <>
      <PageHead title={title} count={list.data ? count(list.data.total) : undefined} actions={headActions} />
      <Panel isPadded={false}>
        {filters}
        <DataTable
          label={title}
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
            filtered.length > 0 ? (
              <EmptyState
                picture="search"
                title={t('lists.noMatch.title')}
                text={t('lists.noMatch.text')}
                actions={<Button onPress={clear}>{t('lists.noMatch.clear')}</Button>}
              />
            ) : (
              <EmptyState picture="list" title={empty.title} text={empty.text} />
            )
          }
          {...(actions ? { actionsLabel: t('shell.actions'), actionsWidth, actions } : {})}
        />
        <ListPages
          page={query.page}
          pageSize={query.pageSize}
          total={list.data?.total ?? 0}
          onChange={(page) => ask({ page })}
        />
      </Panel>
    </>
  )
}
