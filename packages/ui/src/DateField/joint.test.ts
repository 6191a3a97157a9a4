import { DateFormatter } from '@internationalized/date'
import { expect, test } from 'vitest'
import { joint } from './joint.ts'

test.each(['zh-CN', 'en-CA'])('%s reads 2026-11-21 14:30', (locale) => {
  const format = new DateFormatter(locale, {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: 'UTC',
  })
  const parts = format.formatToParts(new Date(Date.UTC(2026, 10, 21, 14, 30)))
  const words = parts.map((part) => (part.type === 'literal' ? joint(part.value) : part.value)).join('')
  expect(words).toBe('2026-11-21\u00a014:30')
})
