import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createTaps, type TapHandlers } from './taps.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const single = vi.fn<() => void>()
const double = vi.fn<() => void>()
const both = { onTap: single, onDoubleTap: double }

type Press = { at: number; held?: number; moved?: number }

function press(taps: ReturnType<typeof createTaps>, handlers: TapHandlers, { at, held = 50, moved = 0 }: Press) {
  taps.down({ x: 0, y: 0, time: at })
  taps.up({ x: moved, y: 0, time: at + held }, handlers)
}

beforeEach(() => {
  single.mockClear()
  double.mockClear()
})

test('under 300 ms is a tap; 300 ms, a drag and a cancelled press are none', () => {
  const taps = createTaps()
  press(taps, { onTap: single }, { at: 0, held: 299 })
  press(taps, { onTap: single }, { at: 1000, held: 300 })
  press(taps, { onTap: single }, { at: 2000, moved: 13 })
  taps.down({ x: 0, y: 0, time: 3000 })
  taps.cancel()
  taps.up({ x: 0, y: 0, time: 3010 }, { onTap: single })
  expect(single).toHaveBeenCalledTimes(1)
})

test('two within 300 ms are one double tap and no single one', () => {
  const taps = createTaps()
  press(taps, both, { at: 0 })
  press(taps, both, { at: 200 })
  vi.runAllTimers()
  expect([single.mock.calls.length, double.mock.calls.length]).toEqual([0, 1])
})

test('two farther apart in time or place are two taps', () => {
  const taps = createTaps()
  press(taps, both, { at: 0 })
  vi.advanceTimersByTime(301)
  press(taps, both, { at: 400 })
  vi.runAllTimers()
  expect([single.mock.calls.length, double.mock.calls.length]).toEqual([2, 0])
})
