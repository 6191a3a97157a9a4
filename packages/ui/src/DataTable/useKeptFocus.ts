import { type Ref, type RefObject, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react'
import { controlsOf, focusStop, nameStopOf } from './stops.ts'

/** Where the person was in a table: the row whose control had the focus, and how far it was scrolled. */
export interface TablePlace {
  /** The key of the row, and its number, in case that the row is gone. */
  readonly key?: string | undefined
  readonly row?: number | undefined
  /** Which of the controls of the row; columns without any come and go. */
  readonly stop?: number | undefined
  readonly top: number
  /** The keys of its rows, in their order. */
  readonly keys?: readonly string[]
}

/** What a screen asks of its table. */
export interface TableHandle {
  readonly place: () => TablePlace
  readonly toTop: () => void
}

const rowsOf = (frame: Element) => [...frame.querySelectorAll<HTMLElement>('tbody > tr')]

/** Nobody is anywhere else: the focus was lost, or stands where a screen begins. */
const isFree = ({ activeElement: at }: Document) => at === null || at === document.body || at.matches('h1, main')

/** The focus is nowhere, or in a dialog that may be closing. */
const isUnsettled = ({ activeElement: at, body }: Document) =>
  at === null || at === body || at.closest('[role="dialog"], [role="alertdialog"]') !== null

export interface KeptFocus {
  readonly frameRef: RefObject<HTMLDivElement | null>
  readonly handle: Ref<TableHandle> | undefined
  /** Where the person was when they left the screen that they have come back to. */
  readonly cameBackTo: TablePlace | undefined
  readonly keys: readonly string[]
}

/**
 * Keeps the focus in a table when the row that had it goes, as a deleted one does: the row that takes its place gets it,
 * at the same control; the table itself when there is none. Who comes back to the table finds it as it was left. Answers
 * the row that they come back to.
 */
export function useKeptFocus({ frameRef, handle, cameBackTo, keys }: KeptFocus): string | undefined {
  const last = useRef<{ readonly stop: Element; readonly row: number; readonly at: number }>(undefined)
  const [marked] = useState(cameBackTo?.key)
  const isBack = useRef(cameBackTo === undefined)
  useImperativeHandle(
    handle,
    () => ({
      place: () => {
        const { row, at } = last.current ?? {}
        const top = frameRef.current?.scrollTop ?? 0
        return row === undefined ? { top, keys } : { top, keys, row, stop: at, key: keys[row] }
      },
      toTop: () => frameRef.current?.scrollTo({ top: 0 }),
    }),
    [frameRef, keys],
  )
  // Before what follows, which moves the focus.
  useLayoutEffect(() => {
    const frame = frameRef.current
    const note = ({ target }: FocusEvent) => {
      const row = frame && target instanceof Element ? target.closest('tbody > tr') : null
      if (!frame || !row) last.current = undefined
      else
        last.current = {
          stop: target as Element,
          row: rowsOf(frame).indexOf(row as HTMLElement),
          at: controlsOf(row).indexOf(target as HTMLElement),
        }
    }
    frame?.addEventListener('focusin', note)
    return () => frame?.removeEventListener('focusin', note)
  }, [frameRef])
  useLayoutEffect(() => {
    const frame = frameRef.current
    if (!frame || isBack.current || !cameBackTo || keys.length === 0) return
    isBack.current = true
    frame.scrollTop = cameBackTo.top
    const { key, row, stop } = cameBackTo
    if (key === undefined || !isFree(document)) return
    const at = keys.includes(key) ? keys.indexOf(key) : Math.min(row ?? 0, keys.length - 1)
    const focus = () => {
      const to = rowsOf(frame)[at]
      const next = to && (controlsOf(to)[stop ?? -1] ?? nameStopOf(to))
      if (next) focusStop(next)
    }
    focus()
    // A dialog that has just closed still holds what is around it.
    if (isFree(document)) requestAnimationFrame(() => isFree(document) && focus())
  })
  useLayoutEffect(() => {
    const frame = frameRef.current
    const lost = last.current
    if (!frame || !lost || frame.contains(lost.stop)) return undefined
    const recover = () => {
      const rows = rowsOf(frame)
      const row = rows[Math.min(lost.row, rows.length - 1)]
      const controls = row ? controlsOf(row) : []
      focusStop(controls[lost.at] ?? controls.at(-1) ?? (row && nameStopOf(row)) ?? frame)
    }
    const settle = () => {
      if (document.activeElement === document.body) recover()
      if (!isUnsettled(document)) watcher.disconnect()
    }
    // The question that was confirmed has the focus, or holds what is around it, until it has closed.
    const watcher = new MutationObserver(() => requestAnimationFrame(settle))
    watcher.observe(document.body, { childList: true, subtree: true, attributeFilter: ['inert', 'aria-hidden'] })
    settle()
    return () => watcher.disconnect()
  })
  return marked
}
