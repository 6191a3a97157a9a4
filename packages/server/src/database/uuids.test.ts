import { expect, test } from 'vitest'
import { uuids } from './uuids.ts'

test('ids of calls within one millisecond are in the order of the calls', () => {
  const ids = Array.from({ length: 200 }, () => uuids(3)).flat()
  expect(ids).toEqual(ids.toSorted())
})
