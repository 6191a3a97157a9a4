import { TickBox } from '../DataTable/TickBox.tsx'
import { corner, flag as flagStyle, frame, middle, row as rowStyle, table, tickCell } from './PermissionMatrix.css.ts'

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
  labels: { all: (flag: string) => string; one: (row: string, flag: string) => string }
}

/** Who may do what, a box for each. The box in the head is for the whole column, except for fixed rows. */
export function PermissionMatrix({ label, rowsLabel, flags, rows, value, onChange, labels }: PermissionMatrixProps) {
  const has = (row: string, flag: string) => value[row]?.has(flag) === true
  const changed = (row: string, flag: string, isOn: boolean) => {
    const next = new Set(value[row])
    if (isOn) next.add(flag)
    else next.delete(flag)
    return next
  }
  const open = rows.filter((row) => row.isFixed !== true)
  return (
    <div
      className={frame}
      role="region"
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable to scroll by keys
      tabIndex={0}
    >
      <table className={table} aria-label={label}>
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
          {rows.map((row) => (
            <tr key={row.id}>
              <th scope="row" className={rowStyle} title={row.label}>
                {row.label}
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
          ))}
        </tbody>
      </table>
    </div>
  )
}
