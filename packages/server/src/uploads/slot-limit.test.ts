import { expect, test } from 'vitest'
import { slotLimit } from './slot-limit.ts'

test('a slot takes what it says: so many bytes, or fewer than so many', () => {
  expect(slotLimit('lessonVideo')).toBe(1536 * 1024 * 1024)
  expect(slotLimit('subtitle')).toBe(2 * 1024 * 1024)
  expect(slotLimit('tutorAvatar')).toBe(200 * 1024 - 1)
})
