import { type PointerEvent, useEffect, useState } from 'react'
import { createTaps, type TapHandlers } from './taps.ts'

const point = (event: PointerEvent) => ({ x: event.clientX, y: event.clientY, time: event.timeStamp })

/**
 * Handlers for what is tapped or tapped twice, as on a big touch screen. The keyboard's way to the same act is the
 * caller's: a button beside it.
 */
export function useTap(handlers: TapHandlers) {
  const [taps] = useState(createTaps)
  useEffect(() => () => taps.cancel(), [taps])
  return {
    onPointerDown: (event: PointerEvent) => event.isPrimary && event.button === 0 && taps.down(point(event)),
    onPointerUp: (event: PointerEvent) => event.isPrimary && taps.up(point(event), handlers),
    onPointerCancel: () => taps.cancel(),
  }
}
