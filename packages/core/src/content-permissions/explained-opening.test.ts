import { expect, test } from 'vitest'
import type { ChannelGroup } from '../channel-groups/channel-groups.contract.ts'
import { explainOpening } from './explained-opening.ts'

const group = (id: string, parentId: string | null, ...channelIds: string[]): ChannelGroup => ({
  id,
  name: `组 ${id}`,
  parentId,
  channelIds,
  version: 1,
})
const groups = [
  group('south', null),
  group('delta', 'south', 'a'),
  group('pilot', null, 'a', 'b'),
  group('empty', null),
]
const sub = (id: string, enabled = true) => ({ id, name: id, enabled })
const missing = (open: string[], id: string, enabled = true) => explainOpening(groups, open, sub(id, enabled)).missing
const waysOf = (open: string[], id: string) =>
  explainOpening(groups, open, sub(id)).ways.map((way) => way.map((one) => one.id))

test('an opening to a group reaches the groups within it, by every way that there is', () => {
  expect(waysOf(['south'], 'a')).toEqual([['delta', 'south']])
  expect(waysOf(['south', 'pilot'], 'a')).toEqual([['delta', 'south'], ['pilot']])
  // The nearest opening is the one that counts.
  expect(waysOf(['delta', 'south'], 'a')).toEqual([['delta']])
})

test('what is not seen names the first link that is missing', () => {
  expect(missing([], 'a')).toBe('notOpen')
  expect(missing(['south'], 'c')).toBe('noGroup')
  expect(missing(['south'], 'b')).toBe('otherGroups')
  expect(missing(['south'], 'a', false)).toBe('disabled')
  expect(missing(['south'], 'a')).toBeNull()
})
