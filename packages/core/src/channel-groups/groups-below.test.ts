import { expect, test } from 'vitest'
import { reachedBy, withGroupsBelow } from './groups-below.ts'

const group = (id: string, parentId: string | null, ...channelIds: string[]) => ({
  id,
  name: id,
  parentId,
  channelIds,
  version: 1,
})
const groups = [
  group('south', null, 'a'),
  group('shenzhen', 'south', 'a', 'b'),
  group('nanshan', 'shenzhen', 'c'),
  group('north', null, 'd'),
]

test('an opening to a group reaches the groups within it, and counts a sub-channel once', () => {
  expect([...reachedBy(groups, 'south')].toSorted()).toEqual(['a', 'b', 'c'])
  expect([...reachedBy(groups, 'nanshan')]).toEqual(['c'])
  expect([...reachedBy(groups, 'nothing')]).toEqual([])
})

test('a group can move into none of these', () => {
  expect(withGroupsBelow(groups, 'south').map(({ id }) => id)).toEqual(['south', 'shenzhen', 'nanshan'])
})
