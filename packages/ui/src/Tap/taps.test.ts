import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createTaps } from './taps.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const single = vi.fn<() => void>()
const double = vi.fn<() => void>()

function press(taps: ReturnType<typeof createTaps>, at: number, held = 50, moved = 0) {
  taps.down({ x: 0, y: 0, time: at })
  taps.up({ x: moved, y: 0, time: at + held })
}

beforeEach(() => {
  single.mockClear()
  double.mockClear()
})

test('under 300 ms is a tap; 300 ms, a drag and a cancelled press are none', () => {
  const taps = createTaps(() => ({ onTap: single }))
  press(taps, 0, 299)
  press(taps, 1000, 300)
  press(taps, 2000, 50, 13)
  taps.down({ x: 0, y: 0, time: 3000 })
  taps.cancel()
  taps.up({ x: 0, y: 0, time: 3010 })
  expect(single).toHaveBeenCalledTimes(1)
})

test('two within 300 ms are one double tap and no single one', () => {
  const taps = createTaps(() => ({ onTap: single, onDoubleTap: double }))
  press(taps, 0)
  press(taps, 200)
  vi.runAllTimers()
  expect([single.mock.calls.length, double.mock.calls.length]).toEqual([0, 1])
})

test('two farther apart in time or place are two taps', () => {
  const taps = createTaps(() => ({ onTap: single, onDoubleTap: double }))
  press(taps, 0)
  vi.advanceTimersByTime(301)
  press(taps, 400)
  vi.runAllTimers()
  expect([single.mock.calls.length, double.mock.calls.length]).toEqual([2, 0])
})
