import { useVirtualizer } from '@tanstack/react-virtual'
import type { RefObject } from 'react'

/** Up to so many rows are all drawn; find in page and printing then see every one. */
const most = 100

/**
 * Which of many rows are drawn: those in sight of `frame` and a few around. `before` and `after` are the heights in px
 * of what is left out; `measure` belongs on each row, since rows may differ in height; `reveal` scrolls to a row.
 */
export function useRowWindow(frame: RefObject<HTMLElement | null>, count: number, rowHeight: number) {
  const isLong = count > most
  // oxlint-disable-next-line react-hooks/incompatible-library -- it keeps its own state; this hook is not compiled
  const virtual = useVirtualizer({
    count: isLong ? count : 0,
    enabled: isLong,
    // It begins where the table stands, which somebody may have come back to.
    initialOffset: () => frame.current?.scrollTop ?? 0,
    getScrollElement: () => frame.current,
    estimateSize: () => rowHeight,
    overscan: 12,
    // What is drawn before the frame has a height.
    initialRect: { width: 0, height: 600 },
  })
  if (!isLong) {
    return {
      isLong,
      rows: Array.from({ length: count }, (_, at) => at),
      before: 0,
      after: 0,
      measure: undefined,
      reveal: undefined,
    }
  }
  const items = virtual.getVirtualItems()
  return {
    isLong,
    rows: items.map(({ index }) => index),
    before: items[0]?.start ?? 0,
    after: virtual.getTotalSize() - (items.at(-1)?.end ?? 0),
    measure: virtual.measureElement,
    reveal: (at: number) => virtual.scrollToIndex(at),
  }
}
