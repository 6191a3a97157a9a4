import type { ReactNode, Ref } from 'react'
import type { Column } from './Column.ts'
import {
  actions as actionsStyle,
  actionsCell,
  atEnd,
  cell,
  name,
  nameBesideTick,
  row as rowStyle,
  sticky,
  stickyAfterTick,
  tickCell,
  wideOnly,
  wrapping,
} from './DataTable.css.ts'
import { TickBox } from './TickBox.tsx'

export type DataTableRowProps<Row> = {
  row: Row
  columns: readonly Column<Row>[]
  nameId: string | undefined
  isNameSticky: boolean
  actions: ((row: Row) => ReactNode) | undefined
  /** Somebody has come back to it. */
  isMarked: boolean
  /** Where it stands among rows that are not all drawn, and what measures it. */
  at?: number
  measure?: Ref<HTMLTableRowElement> | undefined
  tick: { label: string; isChecked: boolean; onChange: (isChecked: boolean, isRange: boolean) => void } | undefined
}

/** One row of a DataTable. */
export function DataTableRow<Row>(props: DataTableRowProps<Row>) {
  const { row, columns, nameId, isNameSticky, actions, isMarked, at, measure, tick } = props
  const beside = tick === undefined ? '' : nameBesideTick
  const stuck = isNameSticky ? `${sticky} ${tick === undefined ? '' : stickyAfterTick}` : ''
  return (
    <tr
      ref={measure}
      className={rowStyle}
      data-row=""
      aria-selected={tick?.isChecked}
      data-selected={tick?.isChecked === true ? '' : undefined}
      data-marked={isMarked ? '' : undefined}
      // The head is the first row.
      {...(at === undefined ? {} : { 'data-index': at, 'aria-rowindex': at + 2 })}
    >
      {tick !== undefined && (
        <td className={`${cell} ${tickCell} ${isNameSticky ? sticky : ''}`}>
          <TickBox {...tick} />
        </td>
      )}
      {columns.map((column) => {
        const content = column.render(row)
        const isName = column.id === nameId
        const Cell = isName ? 'th' : 'td'
        const looks = [
          cell,
          column.align === 'end' && atEnd,
          column.isWrapping === true && wrapping,
          column.isWideOnly === true && wideOnly,
          isName && `${name} ${beside} ${stuck}`,
        ]
        return (
          <Cell
            key={column.id}
            className={looks.filter(Boolean).join(' ')}
            data-label={column.header}
            title={typeof content === 'string' ? content : undefined}
            {...(isName ? { scope: 'row' } : {})}
          >
            {content}
          </Cell>
        )
      })}
      {actions !== undefined && (
        <td className={`${cell} ${actionsCell}`}>
          <div className={actionsStyle}>{actions(row)}</div>
        </td>
      )}
    </tr>
  )
}
