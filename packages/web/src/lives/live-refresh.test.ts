import { expect, test } from 'vitest'
import { refreshOf } from './live-refresh.ts'

const ended = (minutesAgo: number) => new Date(Date.now() - minutesAgo * 60_000).toISOString()

test('a live is followed until it has ended and its recording is there, or can come no more', () => {
  expect(refreshOf({ status: 'L' })).toBe(5_000)
  const over = { status: 'C', recording: true, recordingUrl: '', updatedAt: ended(1) } as const
  expect(refreshOf(over)).toBe(5_000)
  expect(refreshOf({ ...over, recordingUrl: '/objects/a.mp4' })).toBe(false)
  expect(refreshOf({ ...over, recording: false })).toBe(false)
  expect(refreshOf({ ...over, updatedAt: ended(20) })).toBe(false)
  expect(refreshOf({ status: 'C' })).toBe(false)
})
