import { controlsOf, focusStop, gridRowsOf, stopsOf } from './stops.ts'

const pageOfRows = 10

/** What stands at the same place in another row. */
function sameIn(row: HTMLTableRowElement | undefined, at: HTMLElement): HTMLElement | undefined {
  const from = at.closest<HTMLTableCellElement>('td, th')
  const cell = from ? row?.cells[from.cellIndex] : undefined
  if (!from || !cell) return undefined
  const controls = controlsOf(cell)
  return controls[controlsOf(from).indexOf(at)] ?? controls.at(-1) ?? cell
}

/** Moves the focus from where it is in the rows of a table to where a key leads. */
export function moveInRows(frame: Element, key: string): void {
  const at = document.activeElement
  const row = at?.closest<HTMLTableRowElement>('tr[data-row]')
  if (!(at instanceof HTMLElement) || !row) return
  const rows = gridRowsOf(frame)
  const here = rows.indexOf(row)
  const stops = stopsOf(row)
  const rowBy = (steps: number) => rows[Math.min(Math.max(here + steps, 0), rows.length - 1)]
  const goals: Readonly<Record<string, () => HTMLElement | undefined>> = {
    ArrowDown: () => sameIn(rows[here + 1], at),
    ArrowUp: () => sameIn(rows[here - 1], at),
    ArrowRight: () => stops[stops.indexOf(at) + 1],
    ArrowLeft: () => stops[stops.indexOf(at) - 1],
    Home: () => stops[0],
    End: () => stops.at(-1),
    PageDown: () => sameIn(rowBy(pageOfRows), at),
    PageUp: () => sameIn(rowBy(-pageOfRows), at),
    'Control+Home': () => sameIn(rows[0], at),
    'Control+End': () => sameIn(rows.at(-1), at),
  }
  const goal = goals[key]?.()
  if (goal) focusStop(goal)
}
