import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import { hidden } from '../Field/Field.css.ts'
import type { Column, Sort } from './Column.ts'
import {
  actionsCell,
  atEnd,
  head,
  headCell,
  headOfTicks,
  headTick,
  headTickCell,
  headTickWords,
  sorter,
  sticky,
  stickyAfterTick,
  tickCell,
} from './DataTable.css.ts'
import { TickBox } from './TickBox.tsx'

type DataTableHeadProps<Row> = {
  columns: readonly Column<Row>[]
  nameId: string | undefined
  isNameSticky: boolean
  sort: Sort | undefined
  onSort: ((sort: Sort) => void) | undefined
  actionsLabel: string | undefined
  ticks:
    | { label: string; hasRows: boolean; isAll: boolean; isSome: boolean; onChange: (isChecked: boolean) => void }
    | undefined
}

const arrows = { ascending: ArrowUp, descending: ArrowDown, none: ChevronsUpDown }

/** The head row of a DataTable: names, sorting, the check box for all rows of the page. */
export function DataTableHead<Row>(props: DataTableHeadProps<Row>) {
  const { columns, nameId, isNameSticky, sort, onSort, actionsLabel, ticks } = props
  return (
    <thead className={ticks?.hasRows ? headOfTicks : head}>
      <tr>
        {ticks !== undefined && (
          <th scope="col" className={`${headCell} ${tickCell} ${headTickCell} ${isNameSticky ? sticky : ''}`}>
            <TickBox
              label={ticks.label}
              isChecked={ticks.isAll}
              isMixed={ticks.isSome && !ticks.isAll}
              look={headTick}
              wordsLook={headTickWords}
              onChange={ticks.onChange}
            />
          </th>
        )}
        {columns.map((column) => {
          const direction = sort?.column === column.id ? sort.direction : 'none'
          const Arrow = arrows[direction]
          const isStuck = isNameSticky && column.id === nameId
          const place = isStuck ? `${sticky} ${ticks === undefined ? '' : stickyAfterTick}` : ''
          return (
            <th
              key={column.id}
              scope="col"
              className={`${headCell} ${column.align === 'end' ? atEnd : ''} ${place}`}
              {...(column.isSortable === true ? { 'aria-sort': direction } : {})}
            >
              {column.isSortable === true ? (
                <button
                  type="button"
                  className={sorter}
                  onClick={() =>
                    onSort?.({ column: column.id, direction: direction === 'descending' ? 'ascending' : 'descending' })
                  }
                >
                  {column.header}
                  <Arrow size={14} />
                </button>
              ) : (
                column.header
              )}
            </th>
          )
        })}
        {actionsLabel !== undefined && (
          <th scope="col" className={`${headCell} ${actionsCell}`}>
            <span className={hidden}>{actionsLabel}</span>
          </th>
        )}
      </tr>
    </thead>
  )
}
