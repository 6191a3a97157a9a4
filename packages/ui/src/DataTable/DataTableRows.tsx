import type { ReactNode, RefObject } from 'react'
import type { Column } from './Column.ts'
import { DataTableRow } from './DataTableRow.tsx'
import { Spacer } from './Spacer.tsx'
import { useRowWindow } from './useRowWindow.ts'

type DataTableRowsProps<Row> = {
  frame: RefObject<HTMLElement | null>
  rows: readonly Row[]
  keys: readonly string[]
  columns: readonly Column<Row>[]
  span: number
  nameId: string | undefined
  isNameSticky: boolean
  actions: ((row: Row) => ReactNode) | undefined
  ticks:
    | {
        label: (row: Row) => string
        selection: ReadonlySet<string>
        onChange: (at: number, isChecked: boolean, isRange: boolean) => void
      }
    | undefined
}

/** The rows of a DataTable; of more than a hundred only those in sight. */
export function DataTableRows<Row>(props: DataTableRowsProps<Row>) {
  const { frame, rows, keys, columns, span, nameId, isNameSticky, actions, ticks } = props
  const shown = useRowWindow(frame, rows.length, 36)
  return (
    <>
      <Spacer height={shown.before} span={span} />
      {shown.rows.map((at) => {
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
            {...(shown.isLong ? { at, measure: shown.measure } : {})}
            tick={
              ticks && {
                label: ticks.label(row),
                isChecked: ticks.selection.has(key),
                onChange: (isChecked, isRange) => ticks.onChange(at, isChecked, isRange),
              }
            }
          />
        )
      })}
      <Spacer height={shown.after} span={span} />
    </>
  )
}
