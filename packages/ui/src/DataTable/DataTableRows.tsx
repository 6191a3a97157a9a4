import { lazy, type ReactNode, type RefObject, startTransition, Suspense, useEffect, useState } from 'react'
import type { Column } from './Column.ts'
import { DataTableRow } from './DataTableRow.tsx'
import type { DrawRow } from './RowsInSight.tsx'

type DataTableRowsProps<Row> = {
  frame: RefObject<HTMLElement | null>
  rows: readonly Row[]
  keys: readonly string[]
  columns: readonly Column<Row>[]
  span: number
  nameId: string | undefined
  isNameSticky: boolean
  actions: ((row: Row) => ReactNode) | undefined
  /** The row that somebody has come back to. */
  marked: string | undefined
  ticks:
    | {
        label: (row: Row) => string
        selection: ReadonlySet<string>
        onChange: (at: number, isChecked: boolean, isRange: boolean) => void
      }
    | undefined
}

// Hardly any table is so long; the others do without what it takes.
const RowsInSight = lazy(() => import('./RowsInSight.tsx'))

/** Up to so many rows are all drawn; find in page and printing then see every one. */
const most = 100

const noButtons = () => null

/**
 * Draws the buttons of the first rows right behind them: rows are read before anything is pressed, and buttons take as
 * long as all the rest. Who comes back to a row may have been at one.
 */
function useButtonsBehind(hasRows: boolean, isBack: boolean): boolean {
  const [areDrawn, setDrawn] = useState(isBack)
  useEffect(() => {
    if (hasRows) startTransition(() => setDrawn(true))
  }, [hasRows])
  return areDrawn
}

/** The rows of a DataTable; of more than a hundred only those in sight. */
export function DataTableRows<Row>(props: DataTableRowsProps<Row>) {
  const { frame, rows, keys, columns, span, nameId, isNameSticky, marked, ticks } = props
  const areButtonsDrawn = useButtonsBehind(rows.length > 0, marked !== undefined)
  const actions = props.actions && (areButtonsDrawn ? props.actions : noButtons)
  const draw: DrawRow = (at, place) => {
    const row = rows[at]
    const key = keys[at]
    if (row === undefined || key === undefined) return null
    return (
      <DataTableRow
        key={key}
        row={row}
        columns={columns}
        nameId={nameId}
        isNameSticky={isNameSticky}
        actions={actions}
        isMarked={key === marked}
        {...place}
        tick={
          ticks && {
            label: ticks.label(row),
            isChecked: ticks.selection.has(key),
            onChange: (isChecked, isRange) => ticks.onChange(at, isChecked, isRange),
          }
        }
      />
    )
  }
  const first = () => rows.slice(0, most).map((_, at) => draw(at))
  if (rows.length <= most) return first()
  return (
    <Suspense fallback={first()}>
      <RowsInSight frame={frame} count={rows.length} span={span} draw={draw} />
    </Suspense>
  )
}
