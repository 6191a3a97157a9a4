import { type ReactNode, type Ref, useMemo, useRef } from 'react'
import { Skeleton } from '../Skeleton/Skeleton.tsx'
import type { DensityName } from '../theme/applyTheme.ts'
import type { Column, Sort } from './Column.ts'
import { body, busyLine, cell, frame, message, row as rowStyle, table } from './DataTable.css.ts'
import { DataTableHead } from './DataTableHead.tsx'
import { DataTableRows } from './DataTableRows.tsx'
import { type TableHandle, type TablePlace, useKeptFocus } from './useKeptFocus.ts'
import { useRoomForNames } from './useRoomForNames.ts'
import { useRowKeys } from './useRowKeys.ts'

export type DataTableProps<Row> = {
  /** Names the table for readers. */
  label: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  getKey: (row: Row) => string
  sort?: Sort | undefined
  /** Called with the next sorting; a sorted column turns its direction round. */
  onSort?: (sort: Sort) => void
  /** Chosen keys, those of other pages too. Without it there are no check boxes. */
  selection?: ReadonlySet<string>
  onSelect?: (selection: Set<string>) => void
  selectLabels?: { all: string; row: (row: Row) => string }
  /** Icon buttons at the end of a row. */
  actions?: (row: Row) => ReactNode
  actionsLabel?: string
  actionsWidth?: number
  /** First load: draws `skeletonRows` grey rows. With rows at hand they stay, under a moving line. */
  isLoading?: boolean
  skeletonRows?: number
  /** Stands in place of rows when there are none: an EmptyState. */
  empty?: ReactNode
  /** Shows what stands in place of rows alone, without the heads of columns. */
  isBare?: boolean
  /** Stands in place of rows when they could not be fetched: an EmptyState with a retry. */
  error?: ReactNode
  /** Keeps the naming column in sight while the others scroll. */
  isNameSticky?: boolean
  /** `none` lets the table be as high as its rows (in a dialog, or with few rows). */
  maxHeight?: string
  /** Height of its rows; the whole page's when left out. */
  density?: DensityName
  handle?: Ref<TableHandle>
  /** Where the person was when they left it; that row is marked, and gets the focus once it is there. */
  cameBackTo?: TablePlace | undefined
}

const fill = (count: number) => Array.from({ length: count }, (_, at) => at)

/** Rows as a table, on a phone as cards. Of more than a hundred rows only those in sight are drawn. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, columns, rows, getKey, sort, onSort, selection, onSelect, selectLabels, actions, actionsLabel } = props
  const {
    actionsWidth = 120,
    isLoading = false,
    skeletonRows = 12,
    empty,
    isBare = false,
    error,
    isNameSticky = false,
    maxHeight,
    density,
    handle,
    cameBackTo,
  } = props
  const frameRef = useRef<HTMLDivElement>(null)
  const nameId = columns.find((column) => column.isName)?.id ?? columns[0]?.id
  const keys = useMemo(() => rows.map(getKey), [rows, getKey])
  const page = keys.join(' ')
  const lastTicked = useRef<{ readonly at: number; readonly page: string }>(undefined)
  const marked = useKeptFocus({ frameRef, handle, cameBackTo, keys })
  useRowKeys(frameRef)
  const hasTicks = selection !== undefined
  const span = columns.length + Number(hasTicks) + Number(actions !== undefined)

  const least =
    columns.reduce((sum, column) => sum + (column.width ?? column.minWidth ?? 160), 0) +
    (hasTicks ? 40 : 0) +
    (actions === undefined ? 0 : actionsWidth)
  useRoomForNames({ frameRef, columns, nameId, hasTicks, least })

  const tickAll = (isChecked: boolean) => {
    const next = new Set(selection)
    for (const key of keys)
      if (isChecked) next.add(key)
      else next.delete(key)
    onSelect?.(next)
  }
  const tickRow = (at: number, isChecked: boolean, isRange: boolean) => {
    const next = new Set(selection)
    // A range begins on the page that it ends on.
    const from = isRange && lastTicked.current?.page === page ? lastTicked.current.at : at
    for (const key of keys.slice(Math.min(from, at), Math.max(from, at) + 1))
      if (isChecked) next.add(key)
      else next.delete(key)
    lastTicked.current = { at, page }
    onSelect?.(next)
  }

  const isFirstLoad = isLoading && rows.length === 0 && error === undefined
  const instead = error ?? (rows.length === 0 && !isLoading ? empty : undefined)
  return (
    <div
      ref={frameRef}
      className={frame}
      style={maxHeight === undefined ? undefined : { maxHeight }}
      data-long={rows.length > 100 ? '' : undefined}
      data-density={density}
      role="region"
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable to scroll by keys
      tabIndex={0}
    >
      {isLoading && !isFirstLoad && <div className={busyLine} />}
      <table
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- a table whose rows are gone through by keys
        role="grid"
        className={table}
        style={isBare ? undefined : { minWidth: least }}
        aria-label={label}
        aria-busy={isLoading}
        aria-multiselectable={hasTicks}
        aria-rowcount={rows.length > 100 ? rows.length + 1 : undefined}
      >
        <colgroup>
          {hasTicks && <col style={{ width: 40 }} />}
          {columns.map((column) => (
            <col key={column.id} style={column.width === undefined ? undefined : { width: column.width }} />
          ))}
          {actions !== undefined && <col style={{ width: actionsWidth }} />}
        </colgroup>
        {!isBare && (
          <DataTableHead
            columns={columns}
            nameId={nameId}
            isNameSticky={isNameSticky}
            sort={sort}
            onSort={onSort}
            actionsLabel={actions === undefined ? undefined : (actionsLabel ?? '')}
            ticks={
              hasTicks
                ? {
                    label: selectLabels?.all ?? '',
                    hasRows: keys.length > 0,
                    isAll: keys.length > 0 && keys.every((key) => selection.has(key)),
                    isSome: keys.some((key) => selection.has(key)),
                    onChange: tickAll,
                  }
                : undefined
            }
          />
        )}
        <tbody className={body}>
          {isFirstLoad &&
            fill(skeletonRows).map((at) => (
              <tr key={at} className={rowStyle}>
                {fill(span).map((column) => (
                  <td key={column} className={cell}>
                    <Skeleton width={column === 0 && hasTicks ? 16 : `${45 + ((at * 17 + column * 29) % 45)}%`} />
                  </td>
                ))}
              </tr>
            ))}
          {instead !== undefined && (
            <tr>
              <td colSpan={span} className={message}>
                {instead}
              </td>
            </tr>
          )}
          {instead === undefined && (
            <DataTableRows
              frame={frameRef}
              rows={rows}
              keys={keys}
              columns={columns}
              span={span}
              nameId={nameId}
              isNameSticky={isNameSticky}
              actions={actions}
              marked={marked}
              ticks={
                hasTicks ? { label: (row) => selectLabels?.row(row) ?? '', selection, onChange: tickRow } : undefined
              }
            />
          )}
        </tbody>
      </table>
    </div>
  )
}
