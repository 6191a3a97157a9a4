import { ChevronDown, ChevronRight } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { Spacer } from '../DataTable/Spacer.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { Link } from '../Link/Link.tsx'
import { TickBox } from '../DataTable/TickBox.tsx'
import { useRowWindow } from '../DataTable/useRowWindow.ts'
import {
  corner,
  detail,
  flag as flagStyle,
  frame,
  middle,
  noteCell,
  row as rowStyle,
  rowHead,
  rowName,
  sectionCell,
  sectionHead,
  sectionRow,
  table,
  tickCell,
  toned,
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

type Row = {
  readonly id: string
  readonly label: string
  readonly isFixed?: boolean
  /** Where its name leads. */
  readonly href?: string
  /** The id of the section that it stands in. */
  readonly section?: string
}

export type PermissionMatrixProps = {
  label: string
  /** Above the names: “频道”. */
  rowsLabel: string
  /** What may be allowed; about a dozen. */
  flags: readonly { id: string; label: string; detail?: string }[]
  /** To whom: channels, roles; with `sections`, those of each stand together. */
  rows: readonly Row[]
  /** Headings between the rows; each folds its rows, and has a box for each flag of all of them. */
  sections?: readonly { id: string; label: string; detail: string }[]
  /** Flags that a row has; those that are not shown stay as they are. */
  value: Readonly<Record<string, ReadonlySet<string>>>
  /** Every row that changes, with its new flags. */
  onChange: (changed: Record<string, Set<string>>) => void
  /** A box that differs from what is stored. */
  toneOf?: (row: string, flag: string) => 'opens' | 'closes' | undefined
  /** A last column, asked for rows in sight. */
  note?: { label: string; detail?: string; of: (row: string) => ReactNode }
  labels: {
    all: (flag: string) => string
    /** Names the box for all flags of a row: “分频道 1：全部权限”. */
    row: (row: string) => string
    one: (row: string, flag: string) => string
    section?: (section: string, flag: string) => string
    fold?: (section: string, isOpen: boolean) => string
  }
}

type Line = { readonly section: string } | { readonly row: Row }

/** The rows in their order, each section behind its heading; the rows of a folded one are left out. */
function linesOf(
  rows: readonly Row[],
  sections: PermissionMatrixProps['sections'],
  folded: ReadonlySet<string>,
): Line[] {
  const lines = rows.map((row) => ({ row }))
  if (sections === undefined) return lines
  return sections.flatMap((section): Line[] => {
    const own = lines.filter(({ row }) => row.section === section.id)
    if (own.length === 0) return []
    return [{ section: section.id }, ...(folded.has(section.id) ? [] : own)]
  })
}

/**
 * Who may do what, a box for each. The box in the head is for the whole column, except for fixed rows, that of a heading
 * for its rows, and the box before a name for its row. Of more than a hundred lines only those in sight are drawn.
 */
export function PermissionMatrix({
  label,
  rowsLabel,
  flags,
  rows,
  sections,
  value,
  onChange,
  toneOf,
  note,
  labels,
}: PermissionMatrixProps) {
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set())
  const has = (row: string, flag: string) => value[row]?.has(flag) === true
  const changed = (row: string, of: readonly string[], isOn: boolean) => {
    const next = new Set(value[row])
    for (const flag of of) {
      if (isOn) next.add(flag)
      else next.delete(flag)
    }
    return next
  }
  const open = rows.filter((row) => row.isFixed !== true)
  const lines = linesOf(rows, sections, folded)
  const frameRef = useRef<HTMLDivElement>(null)
  const shown = useRowWindow(frameRef, lines.length, 36)
  const span = flags.length + (note ? 2 : 1)
  /** The box of one flag for many rows. */
  const boxForAll = (of: readonly Row[], flag: string, boxLabel: string) => {
    const count = of.filter((row) => has(row.id, flag)).length
    return (
      <div className={middle}>
        <TickBox
          label={boxLabel}
          isChecked={count === of.length && count > 0}
          isMixed={count > 0 && count < of.length}
          isDisabled={of.length === 0}
          onChange={(isOn) => onChange(Object.fromEntries(of.map(({ id }) => [id, changed(id, [flag], isOn)])))}
        />
      </div>
    )
  }
  const sectionLine = (id: string) => {
    const section = sections?.find((one) => one.id === id)
    if (section === undefined) return null
    const isOpen = !folded.has(id)
    const own = open.filter((row) => row.section === id)
    const toggle = () =>
      setFolded((before) => new Set(isOpen ? [...before, id] : [...before].filter((one) => one !== id)))
    return (
      <>
        <th scope="rowgroup" className={sectionCell}>
          <div className={sectionHead}>
            <IconButton
              size="small"
              label={labels.fold?.(section.label, isOpen) ?? section.label}
              aria-expanded={isOpen}
              icon={isOpen ? <ChevronDown size={16} /> : <ChevronRight size={16} />}
              onPress={toggle}
            />
            {section.label}
            <span className={detail}>{section.detail}</span>
          </div>
        </th>
        {flags.map((flag) => (
          <td key={flag.id} className={sectionRow}>
            {boxForAll(own, flag.id, labels.section?.(section.label, flag.label) ?? flag.label)}
          </td>
        ))}
        {note && <td className={sectionRow} aria-hidden />}
      </>
    )
  }
  const rowLine = (row: Row) => {
    const count = flags.filter((flag) => has(row.id, flag.id)).length
    return (
      <>
        <th scope="row" className={rowStyle} title={row.label}>
          <div className={rowHead}>
            <TickBox
              label={labels.row(row.label)}
              isChecked={count === flags.length && count > 0}
              isMixed={count > 0 && count < flags.length}
              isDisabled={row.isFixed === true}
              onChange={(isOn) =>
                onChange({
                  [row.id]: changed(
                    row.id,
                    flags.map(({ id }) => id),
                    isOn,
                  ),
                })
              }
            />
            <span className={rowName}>
              {row.href === undefined ? row.label : <Link href={row.href}>{row.label}</Link>}
            </span>
          </div>
        </th>
        {flags.map((flag) => {
          const tone = toneOf?.(row.id, flag.id)
          return (
            <td key={flag.id} className={tickCell}>
              <div className={middle}>
                <TickBox
                  look={tone && toned[tone]}
                  label={labels.one(row.label, flag.label)}
                  isChecked={has(row.id, flag.id)}
                  isDisabled={row.isFixed === true}
                  onChange={(isOn) => onChange({ [row.id]: changed(row.id, [flag.id], isOn) })}
                />
              </div>
            </td>
          )
        })}
        {note && <td className={noteCell}>{note.of(row.id)}</td>}
      </>
    )
  }
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
        aria-rowcount={shown.isLong ? lines.length + 1 : undefined}
        onKeyDown={walk}
      >
        <thead>
          <tr>
            <th scope="col" className={corner}>
              {rowsLabel}
            </th>
            {flags.map((flag) => (
              <th key={flag.id} scope="col" className={flagStyle}>
                {flag.label}
                {flag.detail !== undefined && <div className={detail}>{flag.detail}</div>}
                {boxForAll(open, flag.id, labels.all(flag.label))}
              </th>
            ))}
            {note && (
              <th scope="col" className={flagStyle}>
                {note.label}
                {note.detail !== undefined && <div className={detail}>{note.detail}</div>}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          <Spacer height={shown.before} span={span} />
          {shown.rows.map((at) => {
            const line = lines[at]
            if (line === undefined) return null
            return (
              <tr
                key={'row' in line ? `row ${line.row.id}` : `section ${line.section}`}
                {...(shown.isLong ? { ref: shown.measure, 'data-index': at, 'aria-rowindex': at + 2 } : {})}
              >
                {'row' in line ? rowLine(line.row) : sectionLine(line.section)}
              </tr>
            )
          })}
          <Spacer height={shown.after} span={span} />
        </tbody>
      </table>
    </div>
  )
}
