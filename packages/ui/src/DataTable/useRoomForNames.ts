import { type RefObject, useEffectEvent, useLayoutEffect } from 'react'
import { gridRowsOf } from './stops.ts'

interface Shown {
  readonly id: string
  readonly width?: number
  readonly isWrapping?: boolean
}

export interface RoomForNames {
  readonly frameRef: RefObject<HTMLDivElement | null>
  readonly columns: readonly Shown[]
  readonly nameId: string | undefined
  readonly hasTicks: boolean
  /** How wide the table is at least: beyond its frame it scrolls. */
  readonly least: number
}

/** How much of what stands in a cell is cut off. */
const cutOf = (cell: Element): number =>
  Math.max(...[cell, ...cell.querySelectorAll('*')].map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth))

/** How wide a cell must be for what stands in it. */
function leastOf(cell: Element, padding: number): number {
  const range = document.createRange()
  range.selectNodeContents(cell)
  return Math.ceil(range.getBoundingClientRect().width) + padding + 1
}

const paddingOf = (cell: Element): number => {
  const { paddingLeft, paddingRight } = getComputedStyle(cell)
  return Number.parseFloat(paddingLeft) + Number.parseFloat(paddingRight)
}

/**
 * Cuts names, and scrolls sideways, only once the table is full: before that, columns beside the name give what they have
 * in excess of what stands in them on this page, all in proportion.
 */
export function useRoomForNames({ frameRef, columns, nameId, hasTicks, least }: RoomForNames): void {
  const fit = useEffectEvent(() => {
    const frame = frameRef.current
    const table = frame?.querySelector('table')
    // Of a long table only the rows in sight are drawn: its columns would jump as it is scrolled.
    if (!frame || !table || frame.dataset['long'] !== undefined) return
    const cols = [...table.querySelectorAll('col')].slice(Number(hasTicks))
    for (const [at, { width }] of columns.entries())
      if (cols[at]) cols[at].style.width = width === undefined ? '' : `${width}px`
    const drawn = gridRowsOf(table)
    if (drawn.length > 0) table.style.minWidth = `${least}px`
    const [head] = table.rows
    // On a phone rows are cards.
    if (!head || drawn.length === 0 || getComputedStyle(table).display !== 'table') return
    const cellOf = (row: HTMLTableRowElement, at: number) => row.cells[at + Number(hasTicks)]
    const cellsOf = (at: number) => [head, ...drawn].flatMap((row) => cellOf(row, at) ?? [])
    const name = columns.findIndex(({ id }) => id === nameId)
    const [, ...names] = cellsOf(name)
    const beyond = Math.max(0, table.offsetWidth - frame.clientWidth)
    const needed = Math.max(0, ...names.map(cutOf)) + beyond
    if (needed === 0) return
    const padding = names[0] ? paddingOf(names[0]) : 0
    const others = columns.flatMap(({ isWrapping = false }, at) => {
      const cells = cellsOf(at)
      const [first] = cells
      if (at === name || isWrapping || !first) return []
      const width = first.getBoundingClientRect().width
      return [{ at, width, spare: Math.max(0, width - Math.max(...cells.map((cell) => leastOf(cell, padding)))) }]
    })
    const spare = others.reduce((sum, other) => sum + other.spare, 0)
    const share = spare === 0 ? 0 : Math.min(1, needed / spare)
    table.style.minWidth = `${least - spare * share}px`
    for (const other of others) {
      const col = cols[other.at]
      if (col) col.style.width = `${other.width - other.spare * share}px`
    }
  })
  // Rows are exchanged, and what some cells say comes later: whatever is drawn anew is fitted anew.
  useLayoutEffect(() => fit())
  useLayoutEffect(() => {
    const frame = frameRef.current
    if (!frame) return undefined
    let width: number | undefined
    const watcher = new ResizeObserver(() => {
      const before = width
      width = frame.clientWidth
      // The first call comes by itself, behind the first fit.
      if (before !== undefined && before !== width) fit()
    })
    watcher.observe(frame)
    // Letters of another font are of another width.
    const refit = () => fit()
    document.fonts.addEventListener('loadingdone', refit)
    return () => {
      watcher.disconnect()
      document.fonts.removeEventListener('loadingdone', refit)
    }
  }, [frameRef])
}
