import { type RefObject, useLayoutEffect, useRef } from 'react'
import type { moveInRows } from './moveInRows.ts'
import { controlsOf, gridRowsOf, nameStopOf } from './stops.ts'

const movingKeys = /^(Arrow(Up|Down|Left|Right)|Home|End|Page(Up|Down))$/

/** Keys mean something else in it. */
const isTyped = (at: HTMLElement) => at.matches('input:not([type="checkbox"]), select, textarea, [contenteditable]')

const setStop = (stop: HTMLElement, tabIndex: 0 | -1) => {
  if (stop.getAttribute('tabindex') !== String(tabIndex)) stop.tabIndex = tabIndex
}

let moves: typeof moveInRows | undefined
/** Fetched once somebody is in the rows of a table. */
const fetchMoves = async () => (moves ??= (await import('./moveInRows.ts')).moveInRows)

/** The network is gone; the next key asks for it again. */
const ignore = () => {}

/**
 * Makes one tab stop of the rows of a table: the arrow keys go on from there, as in any grid. It stays where the person
 * was last, and begins at the name of the first row.
 */
export function useRowKeys(frameRef: RefObject<HTMLElement | null>): void {
  const current = useRef<HTMLElement>(undefined)
  useLayoutEffect(() => {
    const frame = frameRef.current
    if (!frame) return undefined
    const follow = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement) || !target.closest('tr[data-row]')) return
      if (current.current && current.current !== target) setStop(current.current, -1)
      current.current = target
      setStop(target, 0)
      fetchMoves().catch(ignore)
    }
    const move = (event: KeyboardEvent) => {
      const { target: at, key, ctrlKey, altKey, metaKey, shiftKey } = event
      if (!movingKeys.test(key) || altKey || metaKey || shiftKey) return
      if (!(at instanceof HTMLElement) || !at.closest('tr[data-row]') || isTyped(at)) return
      // Before the control has its say: a menu would open.
      event.preventDefault()
      event.stopPropagation()
      const asked = ctrlKey ? `Control+${key}` : key
      if (moves) moves(frame, asked)
      else fetchMoves().then((go) => go(frame, asked), ignore)
    }
    const settle = () => {
      const rows = gridRowsOf(frame)
      const kept = current.current
      if (!kept || !frame.contains(kept) || kept.matches(':disabled')) current.current = rows[0] && nameStopOf(rows[0])
      for (const row of rows) for (const stop of controlsOf(row)) setStop(stop, stop === current.current ? 0 : -1)
      if (current.current) setStop(current.current, 0)
    }
    settle()
    // Rows come and change by themselves as well, such as those in sight of a long table.
    const changes = new MutationObserver(settle)
    changes.observe(frame, { childList: true, subtree: true, attributeFilter: ['disabled'] })
    frame.addEventListener('focusin', follow)
    frame.addEventListener('keydown', move, true)
    return () => {
      changes.disconnect()
      frame.removeEventListener('focusin', follow)
      frame.removeEventListener('keydown', move, true)
    }
  }, [frameRef])
}
