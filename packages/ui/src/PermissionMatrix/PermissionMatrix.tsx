import { type KeyboardEvent, useRef } from 'react'
import { Spacer } from '../DataTable/Spacer.tsx'
import { TickBox } from '../DataTable/TickBox.tsx'
import { useRowWindow } from '../DataTable/useRowWindow.ts'
import {
  corner,
  flag as flagStyle,
  frame,
  middle,
  row as rowStyle,
  rowHead,
  rowName,
  table,
  tickCell,
} from './PermissionMatrix.css.ts'

const directions: Record<string, { down: number; right: number }> = {
  ArrowUp: { down: -1, right: 0 },
  ArrowDown: { down: 1, right: 0 },
  ArrowLeft: { down: 0, right: -1 },
  ArrowRight: { down: 0, right: 1 },
}

const boxes = (row: Element) => Array.from(row.children, (cell) => cell.querySelector('input'))

/** Arrows go from box to box, over those that are fixed; Home and End to the ends of the row. */
function walk(event: KeyboardEvent<HTMLTableElement>) {
  const cell = (event.target as Element).closest('th, td')
  const row = cell?.closest('tr')
  if (cell === null || row === null || row === undefined) return
  const rows = Array.from(event.currentTarget.rows, boxes)
  const direction = directions[event.key]
  const own = boxes(row).filter((box) => box !== null && !box.disabled)
  let next = event.key === 'Home' ? own[0] : event.key === 'End' ? own.at(-1) : undefined
  if (direction !== undefined) {
    let at = Array.from(event.currentTarget.rows).indexOf(row) + direction.down
    let column = Array.from(row.children).indexOf(cell) + direction.right
    do {
      next = rows[at]?.[column]
      at += direction.down
      column += direction.right
    } while (next === null || next?.disabled === true)
  }
  if (next === undefined || next === null) return
  event.preventDefault()
  next.focus()
}

export type PermissionMatrixProps = {
  label: string
  /** Above the names: “频道”. */
  rowsLabel: string
  /** What may be allowed; about a dozen. */
  flags: readonly { id: string; label: string }[]
  /** To whom: channels, roles. */
  rows: readonly { id: string; label: string; isFixed?: boolean }[]
  /** Flags that a row has. */
  value: Readonly<Record<string, ReadonlySet<string>>>
  /** Every row that changes, with its new flags. */
  onChange: (changed: Record<string, Set<string>>) => void
  labels: {
    all: (flag: string) => string
    /** Names the box for all flags of a row: “分频道 1：全部权限”. */
    row: (row: string) => string
    one: (row: string, flag: string) => string
  }
}

/**
 * Who may do what, a box for each. The box in the head is for the whole column, except for fixed rows, and the box
 * before a name for its row. Of more than a hundred rows only those in sight are drawn.
 */
export function PermissionMatrix({ label, rowsLabel, flags, rows, value, onChange, labels }: PermissionMatrixProps) {
  const has = (row: string, flag: string) => value[row]?.has(flag) === true
  const changed = (row: string, flag: string, isOn: boolean) => {
    const next = new Set(value[row])
    if (isOn) next.add(flag)
    else next.delete(flag)
    return next
  }
  const open = rows.filter((row) => row.isFixed !== true)
  const frameRef = useRef<HTMLDivElement>(null)
  const shown = useRowWindow(frameRef, rows.length, 36)
  const span = flags.length + 1
  return (
    <div
      ref={frameRef}
      className={frame}
      role="region"
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable to scroll by keys
      tabIndex={0}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hears the keys of the boxes inside */}
      <table
        className={table}
        aria-label={label}
        aria-rowcount={shown.isLong ? rows.length + 1 : undefined}
        onKeyDown={walk}
      >
        <thead>
          <tr>
            <th scope="col" className={corner}>
              {rowsLabel}
            </th>
            {flags.map((flag) => {
              const count = open.filter((row) => has(row.id, flag.id)).length
              return (
                <th key={flag.id} scope="col" className={flagStyle}>
                  {flag.label}
                  <div className={middle}>
                    <TickBox
                      label={labels.all(flag.label)}
                      isChecked={count === open.length && count > 0}
                      isMixed={count > 0 && count < open.length}
                      onChange={(isOn) =>
                        onChange(Object.fromEntries(open.map(({ id }) => [id, changed(id, flag.id, isOn)])))
                      }
                    />
                  </div>
                </th>
              )
            })}
          </tr>
        </thead>
        <tbody>
          <Spacer height={shown.before} span={span} />
          {shown.rows.map((at) => {
            const row = rows[at]
            if (row === undefined) return null
            const count = flags.filter((flag) => has(row.id, flag.id)).length
            return (
              <tr
                key={row.id}
                {...(shown.isLong ? { ref: shown.measure, 'data-index': at, 'aria-rowindex': at + 2 } : {})}
              >
                <th scope="row" className={rowStyle} title={row.label}>
                  <div className={rowHead}>
                    <TickBox
                      label={labels.row(row.label)}
                      isChecked={count === flags.length && count > 0}
                      isMixed={count > 0 && count < flags.length}
                      isDisabled={row.isFixed === true}
                      onChange={(isOn) => onChange({ [row.id]: new Set(isOn ? flags.map(({ id }) => id) : []) })}
                    />
                    <span className={rowName}>{row.label}</span>
                  </div>
                </th>
                {flags.map((flag) => (
                  <td key={flag.id} className={tickCell}>
                    <div className={middle}>
                      <TickBox
                        label={labels.one(row.label, flag.label)}
                        isChecked={has(row.id, flag.id)}
                        isDisabled={row.isFixed === true}
                        onChange={(isOn) => onChange({ [row.id]: changed(row.id, flag.id, isOn) })}
                      />
                    </div>
                  </td>
                ))}
              </tr>
            )
          })}
          <Spacer height={shown.after} span={span} />
        </tbody>
      </table>
    </div>
  )
}
