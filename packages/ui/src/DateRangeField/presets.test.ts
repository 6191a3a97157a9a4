import { expect, test } from 'vitest'
import { presetRange } from './presets.ts'

test('presets count both ends and cross months and leap days', () => {
  expect(presetRange('today', '2026-11-21')).toEqual({ start: '2026-11-21', end: '2026-11-21' })
  expect(presetRange('yesterday', '2026-03-01')).toEqual({ start: '2026-02-28', end: '2026-02-28' })
  expect(presetRange('last7', '2028-03-02')).toEqual({ start: '2028-02-25', end: '2028-03-02' })
  expect(presetRange('last30', '2026-11-21')).toEqual({ start: '2026-10-23', end: '2026-11-21' })
})
