import { afterEach, expect, test, vi } from 'vitest'
import { uuid, uuids } from './uuids.ts'

afterEach(() => vi.useRealTimers())

test('ids of calls within one millisecond are in the order of the calls, whether of one or of many', () => {
  const ids = Array.from({ length: 200 }, () => [uuid(), ...uuids(3)]).flat()
  expect(ids).toEqual(ids.toSorted())
})

test('a clock that is set back puts no id before those that were made', () => {
  const now = Date.now()
  vi.useFakeTimers({ toFake: ['Date'], now: now + 3_600_000 })
  const before = [uuid(), ...uuids(2)]
  vi.setSystemTime(now)
  const ids = [...before, uuid(), ...uuids(2), uuid()]
  expect(ids).toEqual(ids.toSorted())
})
