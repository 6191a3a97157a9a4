import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Pencil, Plus, Trash2 } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import type { BreadcrumbProps } from '@icss/ui/Breadcrumb/Breadcrumb.tsx'
import { Button } from '@icss/ui/Button/Button.tsx'
import { ConfirmDialog } from '@icss/ui/ConfirmDialog/ConfirmDialog.tsx'
import type { Column } from '@icss/ui/DataTable/Column.ts'
import { DataTable } from '@icss/ui/DataTable/DataTable.tsx'
import { EmptyState } from '@icss/ui/EmptyState/EmptyState.tsx'
import { IconButton } from '@icss/ui/IconButton/IconButton.tsx'
import { PageHead } from '@icss/ui/PageHead/PageHead.tsx'
import { Panel } from '@icss/ui/Panel/Panel.tsx'
import { useCopy, useErrorWording } from '../language/copy.ts'
import { toasts } from '../shell/toasts.ts'
import * as styles from './EntityList.css.ts'
import type { ListNoun } from './list-noun.ts'
import { ListPages, pagesOf } from './ListPages.tsx'
import { filtersOf, type ListQuery, type ListState } from './useListQuery.ts'
import { listKey } from './list-key.ts'

export type EntityListProps<Row extends { readonly id: string }, Query extends ListQuery> = {
  /** Its copy words the list; its answers are kept under it. */
  noun: ListNoun
  state: ListState<Query>
  load: (query: Query, signal: AbortSignal) => Promise<{ items: Row[]; total: number }>
  columns: readonly Column<Row>[]
  nameOf: (row: Row) => string
  filters?: ReactNode
  breadcrumb?: BreadcrumbProps
  /** A part of the list as a screen of its own, such as what is in one category; `load` asks for nothing else. */
  part?: { key: string; title: string; empty: { title: string; text: string } } | undefined
  /** Stands between the head and the list. */
  hint?: ReactNode
  /** Where a new one is made; without it none can be. */
  newPath?: string | undefined
  editPath?: ((row: Row) => string) | undefined
  /** Deletes one, after the person has confirmed it. */
  remove?: ((row: Row) => Promise<unknown>) | undefined
  /** Buttons of the head beside the one for a new entity. */
  headActions?: (total: number) => ReactNode
  /** Buttons of a row before edit and delete, each `actionWidth` wide. */
  rowActions?: (row: Row) => ReactNode
  rowActionCount?: number
  /** Stands beside the table, such as the tree that narrows it. */
  aside?: ReactNode
  /** Rows are chosen, also over several pages; what can be done with them is in `filters`. */
  selection?: { readonly ids: ReadonlySet<string>; readonly onChange: (ids: Set<string>) => void }
  /** Stands in place of rows where there are none, when the copy of the noun does not fit. */
  empty?: ReactNode
}

const actionWidth = 32
const actionsPadding = 20

/**
 * The screen of a list: head, filters, table, pages, and what stands in place of rows when there are none, none match or
 * they could not be fetched.
 */
export function EntityList<Row extends { readonly id: string }, Query extends ListQuery>(
  props: EntityListProps<Row, Query>,
) {
  const { noun, state, load, columns, nameOf, filters, breadcrumb, newPath, editPath, remove } = props
  const { part, hint, headActions, rowActions, rowActionCount = 0, aside, selection } = props
  const { query } = state
  // Page, sort and the filters that are set: names that any query has.
  const ask = state.change as (change: Readonly<Record<string, unknown>>) => void
  const t = useCopy()
  const { wordUnknown } = useErrorWording()
  const queries = useQueryClient()
  const [doomed, setDoomed] = useState<Row>()
  const list = useQuery({
    queryKey: listKey(noun, query, part?.key),
    queryFn: ({ signal }) => load(query, signal),
    placeholderData: keepPreviousData,
  })
  const removal = useMutation({
    mutationFn: async (row: Row) => remove?.(row),
    onSuccess: async () => {
      toasts.show({ tone: 'good', text: t('lists.deleted') })
      setDoomed(undefined)
      await queries.invalidateQueries({ queryKey: [noun] })
    },
  })

  const total = list.data?.total ?? 0
  const pages = pagesOf({ pageSize: query.pageSize, total })
  // The last page may have emptied, by deleting or in a link that was sent long ago.
  useEffect(() => {
    if (list.data && !list.isPlaceholderData && query.page > pages) ask({ page: pages })
  })

  const filtered = filtersOf(query)
  const title = part?.title ?? t(`${noun}.title`)
  const fault = list.error ? wordUnknown(list.error) : undefined
  const failure = removal.error ? wordUnknown(removal.error) : undefined
  const create = newPath !== undefined && (
    <Button variant="primary" icon={<Plus size={16} />} onPress={() => location.assign(`#${newPath}`)}>
      {t(`${noun}.create`)}
    </Button>
  )
  const actionCount = rowActionCount + Number(editPath !== undefined) + Number(remove !== undefined)
  return (
    <>
      <PageHead
        title={title}
        count={list.data ? t(`${noun}.count`, { count: total }) : undefined}
        {...(breadcrumb ? { breadcrumb } : {})}
        actions={
          <>
            {headActions?.(total)}
            {create}
          </>
        }
      />
      {hint}
      <div className={aside ? styles.beside : styles.alone}>
        {aside}
        <Panel isPadded={false}>
          {filters}
          <DataTable
            label={title}
            isLoading={list.isPending || list.isPlaceholderData}
            {...(selection
              ? {
                  selection: selection.ids,
                  onSelect: selection.onChange,
                  selectLabels: { all: t('lists.selectPage'), row: nameOf },
                }
              : {})}
            rows={list.data?.items ?? []}
            getKey={({ id }) => id}
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
              props.empty ??
              (filtered.length > 0 ? (
                <EmptyState
                  picture="search"
                  title={t('lists.noMatch.title')}
                  text={t('lists.noMatch.text')}
                  actions={
                    <Button
                      onPress={() =>
                        ask({ page: 1, ...Object.fromEntries(filtered.map((filter) => [filter, undefined])) })
                      }
                    >
                      {t('lists.noMatch.clear')}
                    </Button>
                  }
                />
              ) : (
                <EmptyState
                  picture="list"
                  title={part?.empty.title ?? t(`${noun}.empty.title`)}
                  text={part?.empty.text ?? t(`${noun}.empty.text`)}
                  actions={create}
                />
              ))
            }
            {...(actionCount > 0
              ? {
                  actionsLabel: t('shell.actions'),
                  actionsWidth: actionsPadding + actionCount * actionWidth,
                  actions: (row: Row) => (
                    <>
                      {rowActions?.(row)}
                      {editPath && (
                        <IconButton
                          size="small"
                          label={`${t(`${noun}.edit`)} ${nameOf(row)}`}
                          tooltip={t(`${noun}.edit`)}
                          icon={<Pencil size={16} />}
                          onPress={() => location.assign(`#${editPath(row)}`)}
                        />
                      )}
                      {remove && (
                        <IconButton
                          size="small"
                          label={`${t('lists.delete')} ${nameOf(row)}`}
                          tooltip={t('lists.delete')}
                          icon={<Trash2 size={16} />}
                          onPress={() => setDoomed(row)}
                        />
                      )}
                    </>
                  ),
                }
              : {})}
          />
          <ListPages page={query.page} pageSize={query.pageSize} total={total} onChange={(page) => ask({ page })} />
        </Panel>
      </div>
      <ConfirmDialog
        isOpen={doomed !== undefined}
        onClose={() => {
          removal.reset()
          setDoomed(undefined)
        }}
        onConfirm={() => doomed && removal.mutate(doomed)}
        title={t(`${noun}.deleteTitle`)}
        confirmLabel={t('lists.delete')}
        cancelLabel={t('shell.cancel')}
        closeLabel={t('shell.close')}
        isDestructive
        isPending={removal.isPending}
        error={failure && `${failure.says} ${failure.fix}`}
      >
        {t(`${noun}.deleteText`, { name: doomed ? nameOf(doomed) : '' })}
      </ConfirmDialog>
    </>
  )
}
