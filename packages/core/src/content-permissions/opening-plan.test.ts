import { expect, test } from 'vitest'
import { openingsByGroup, planOpenings } from './opening-plan.ts'

const piece = (contentId: string, ...groupIds: string[]) => ({
  kind: 'course' as const,
  contentId,
  name: contentId,
  groupIds,
})

test('what was selected is opened and closed alike; what is so already is no part of the plan, nor counted by group', () => {
  const change = { kind: 'selected' as const, selectionId: 's', open: ['south', 'east'], close: ['north'] }
  const there = [piece('a'), piece('b', 'east', 'north'), piece('c', 'south', 'east')]
  const { rows } = planOpenings(change, there, ['south', 'east', 'north'])
  expect(rows.map(({ id, before, after }) => [id, before, after])).toEqual([
    ['a', '', 'east,south'],
    ['b', 'north', 'south'],
  ])
  expect(Object.fromEntries(openingsByGroup(rows))).toEqual({
    east: { opens: 1, closes: 0 },
    south: { opens: 2, closes: 0 },
    north: { opens: 0, closes: 1 },
  })
})
