import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Copy, PanelRight, Pencil, Plus, Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { BreadcrumbProps } from '@icss/ui/Breadcrumb/Breadcrumb.tsx'
import { Button } from '@icss/ui/Button/Button.tsx'
import type { Column } from '@icss/ui/DataTable/Column.ts'
import { Question } from '../forms/Question.tsx'
import { useCopy } from '../language/copy.ts'
import { useTellDeleted } from '../recycle-bin/useTellDeleted.ts'
import type { ListNoun } from './list-noun.ts'
import type { Across } from './ChooseAcross.tsx'
import { RecordList } from './RecordList.tsx'
import { buttonsInRow, type RowAction } from './row-action.ts'
import { RowActions } from './RowActions.tsx'
import type { ListQuery, ListState } from './useListQuery.ts'

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
  /** Which of them may be deleted; all, unless said. */
  mayRemove?: (row: Row) => boolean
  /** Buttons of the head beside the one for a new entity. */
  headActions?: (total: number, isEmpty: boolean) => ReactNode
  /** How one that is as a row is made: at once, or in its form, filled in. */
  copy?: ((row: Row) => Pick<RowAction, 'href' | 'onPress'> | undefined) | undefined
  /** Shows a row beside the list, among the rows of its page. */
  onLook?: ((row: Row, page: readonly Row[]) => void) | undefined
  /** Buttons of a row before those that follow from the above, each `actionWidth` wide. */
  rowActions?: (row: Row) => ReactNode
  rowActionCount?: number
  /** Stands in a tab of a screen, which has the head and the sheet around it. */
  isPart?: boolean
  /** Stands beside the table, such as the tree that narrows it. */
  aside?: ReactNode
  /** Rows are chosen, also over several pages; what can be done with them is in `filters`. */
  selection?: {
    readonly ids: ReadonlySet<string>
    readonly onChange: (ids: Set<string>, shown: readonly Row[]) => void
    readonly across?: Across
  }
  /** Stands in place of rows where there are none, when the copy of the noun does not fit. */
  empty?: ReactNode
}

/** The list of a noun: what it is made of can be made, edited and deleted here, as far as paths and `remove` are given. */
export function EntityList<Row extends { readonly id: string }, Query extends ListQuery>(
  props: EntityListProps<Row, Query>,
) {
  const { noun, state, load, columns, nameOf, filters, breadcrumb, newPath, editPath, remove } = props
  const {
    copy,
    onLook,
    part,
    hint,
    headActions,
    rowActions,
    rowActionCount = 0,
    isPart = false,
    aside,
    selection,
  } = props
  const t = useCopy()
  const tellDeleted = useTellDeleted()
  const queries = useQueryClient()
  const [doomed, setDoomed] = useState<Row>()
  const removal = useMutation({
    mutationFn: async (row: Row) => remove?.(row),
    onSuccess: async (_, row) => {
      tellDeleted({ noun, id: row.id, name: nameOf(row) })
      setDoomed(undefined)
      await queries.invalidateQueries({ queryKey: [noun] })
    },
  })
  const create = newPath !== undefined && (
    <Button variant="primary" icon={<Plus size={16} />} href={newPath}>
      {t(`${noun}.create`)}
    </Button>
  )
  const copied = (row: Row): RowAction[] => {
    const by = copy?.(row)
    return by ? [{ id: 'copy', label: t('lists.copy'), icon: <Copy size={16} />, ...by }] : []
  }
  const actionsOf = (row: Row, page: readonly Row[]): RowAction[] => [
    ...(editPath ? [{ id: 'edit', label: t(`${noun}.edit`), icon: <Pencil size={16} />, href: editPath(row) }] : []),
    ...(onLook
      ? [{ id: 'look', label: t('lists.look'), icon: <PanelRight size={16} />, onPress: () => onLook(row, page) }]
      : []),
    ...copied(row),
    ...(remove && (props.mayRemove?.(row) ?? true)
      ? [
          {
            id: 'delete',
            label: t('lists.delete'),
            icon: <Trash2 size={16} />,
            isDanger: true,
            onPress: () => setDoomed(row),
          },
        ]
      : []),
  ]
  const most = rowActionCount + [editPath, onLook, copy, remove].filter((one) => one !== undefined).length
  const actions = (row: Row, page: readonly Row[]) => (
    <>
      {rowActions?.(row)}
      <RowActions name={nameOf(row)} actions={actionsOf(row, page)} taken={rowActionCount} />
    </>
  )
  return (
    <>
      <RecordList
        title={part?.title ?? t(`${noun}.title`)}
        queryKey={noun}
        part={part?.key ?? ''}
        state={state}
        load={load}
        getKey={({ id }) => id}
        columns={columns}
        count={(count) => t(`${noun}.count`, { count })}
        {...(breadcrumb ? { breadcrumb } : {})}
        hint={hint}
        filters={filters}
        headActions={(total, isEmpty) => (
          <>
            {headActions?.(total, isEmpty)}
            {!isEmpty && create}
          </>
        )}
        isPart={isPart}
        aside={aside}
        {...(selection ? { selection: { ...selection, nameOf } } : {})}
        empty={{
          title: part?.empty.title ?? t(`${noun}.empty.title`),
          text: part?.empty.text ?? t(`${noun}.empty.text`),
          firstStep: create,
          instead: props.empty,
        }}
        actions={most > 0 ? actions : undefined}
        actionCount={Math.min(most, Math.max(buttonsInRow, rowActionCount + 1))}
      />
      <Question
        isOpen={doomed !== undefined}
        onClose={() => {
          removal.reset()
          setDoomed(undefined)
        }}
        onConfirm={() => doomed && removal.mutate(doomed)}
        title={t(`${noun}.deleteTitle`)}
        confirmLabel={t('lists.delete')}
        isDestructive
        isPending={removal.isPending}
        error={removal.error}
      >
        {t(`${noun}.deleteText`, { name: doomed ? nameOf(doomed) : '' })}
      </Question>
    </>
  )
}
