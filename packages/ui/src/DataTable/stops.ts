const control = 'a[href], button:not([disabled]), input:not([disabled])'

/** What a person can act on within a row or a cell. */
export const controlsOf = (within: Element): HTMLElement[] => [...within.querySelectorAll<HTMLElement>(control)]

/** The rows that hold something; what stands in place of rows is none of them. */
export const gridRowsOf = (frame: Element): HTMLTableRowElement[] => [
  ...frame.querySelectorAll<HTMLTableRowElement>('tbody > tr[data-row]'),
]

/** Where the arrow keys stop in a row: at each control, and at a cell that has none. */
export const stopsOf = (row: Element): HTMLElement[] =>
  row.matches('[data-row]')
    ? [...(row as HTMLTableRowElement).cells].flatMap((cell) => {
        if (cell.getClientRects().length === 0) return []
        const controls = controlsOf(cell)
        return controls.length > 0 ? controls : [cell]
      })
    : controlsOf(row)

/** What names a row, as far as it can be acted on. */
export const nameStopOf = (row: Element): HTMLElement | undefined => {
  const name = row.querySelector('th')
  return (name ? controlsOf(name)[0] : undefined) ?? controlsOf(row)[0] ?? name ?? undefined
}

/** A cell takes the focus only when it is given to it. */
export function focusStop(stop: HTMLElement): void {
  if (stop instanceof HTMLTableCellElement && !stop.hasAttribute('tabindex')) stop.tabIndex = -1
  stop.focus()
}
