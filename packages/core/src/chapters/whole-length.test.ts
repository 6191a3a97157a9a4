import { expect, test } from 'vitest'
import { wholeLength } from './whole-length.ts'

test('what lasts some seconds is no 0 minutes; from a minute on it is rounded to whole ones, from an hour on in hours', () => {
  expect(wholeLength(0)).toEqual({ says: 'minutes', hours: 0, minutes: 0 })
  for (const seconds of [1, 6, 59]) expect(wholeLength(seconds)).toEqual({ says: 'underMinute', hours: 0, minutes: 0 })
  expect(wholeLength(60)).toEqual({ says: 'minutes', hours: 0, minutes: 1 })
  expect(wholeLength(95)).toEqual({ says: 'minutes', hours: 0, minutes: 2 })
  expect(wholeLength(3_599)).toEqual({ says: 'hours', hours: 1, minutes: 0 })
  expect(wholeLength(7_500)).toEqual({ says: 'hours', hours: 2, minutes: 5 })
})
