import { type PointerEvent, useEffect, useMemo, useRef } from 'react'
import { createTaps, type TapHandlers } from './taps.ts'

/**
 * Handlers for what is tapped or tapped twice, as on a big touch screen. The keyboard's way to the same act is the
 * caller's: a button beside it.
 */
export function useTap(handlers: TapHandlers) {
  const latest = useRef(handlers)
  useEffect(() => {
    latest.current = handlers
  })
  const taps = useMemo(() => createTaps(() => latest.current), [])
  useEffect(() => () => taps.cancel(), [taps])
  const point = (event: PointerEvent) => ({ x: event.clientX, y: event.clientY, time: event.timeStamp })
  return {
    onPointerDown: (event: PointerEvent) => event.isPrimary && event.button === 0 && taps.down(point(event)),
    onPointerUp: (event: PointerEvent) => event.isPrimary && taps.up(point(event)),
    onPointerCancel: () => taps.cancel(),
  }
}
