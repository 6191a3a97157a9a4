/** Milliseconds: longer is no tap; two taps within it are a double tap. Pixels: farther is a drag. */
const limits = { tap: 300, doubleTap: 300, drift: 12 }

type Point = { x: number; y: number; time: number }

export type TapHandlers = { onTap?: () => void; onDoubleTap?: () => void }

/**
 * Tells taps from holds, drags and double taps. Where a double tap means something, a single one is told only when no
 * second has followed in time.
 */
export function createTaps() {
  let down: Point | undefined
  let last: Point | undefined
  let waiting: ReturnType<typeof setTimeout> | undefined

  const isNear = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y) <= limits.drift
  const forget = () => {
    clearTimeout(waiting)
    waiting = undefined
    last = undefined
  }
  return {
    down(point: Point) {
      down = point
    },
    up(point: Point, { onTap, onDoubleTap }: TapHandlers) {
      const began = down
      down = undefined
      if (began === undefined || point.time - began.time >= limits.tap || !isNear(began, point)) return
      if (onDoubleTap === undefined) return onTap?.()
      if (last !== undefined && point.time - last.time <= limits.doubleTap && isNear(last, point)) {
        forget()
        return onDoubleTap()
      }
      forget()
      last = point
      waiting = setTimeout(() => {
        forget()
        onTap?.()
      }, limits.doubleTap)
    },
    /** The finger was taken over by a scroll, or the piece goes away. */
    cancel() {
      down = undefined
      forget()
    },
  }
}
