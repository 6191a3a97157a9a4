import { expect, test } from 'vitest'
import { fixed, noneChosen, tickedOf } from './chosen.ts'

const client = () => {
  const asked: unknown[] = []
  const create = async (input: unknown) => {
    asked.push(input)
    return { id: 'chosen', noun: 'resources' as const, count: 2 }
  }
  return { asked, selections: { create } as never }
}

test('what is ticked is sent with the version that it was ticked at, also over several pages', async () => {
  const first = tickedOf(noneChosen, new Set(['a']), [
    { id: 'a', version: 1 },
    { id: 'b', version: 7 },
  ])
  // Somebody has changed it since, and the list was fetched again.
  const both = tickedOf(first, new Set(['a', 'c']), [
    { id: 'a', version: 2 },
    { id: 'c', version: 4 },
  ])
  const to = client()
  await fixed(to, 'resources', both)
  expect(to.asked).toEqual([{ body: { noun: 'resources', ids: ['a', 'c'], versions: [1, 4] } }])
  // Ticked anew, it was looked at anew.
  const anew = tickedOf(tickedOf(both, new Set(['c']), []), new Set(['c', 'a']), [{ id: 'a', version: 2 }])
  await fixed(to, 'resources', anew)
  expect(to.asked[1]).toEqual({ body: { noun: 'resources', ids: ['c', 'a'], versions: [4, 2] } })
})

test('where rows have no version the server takes that of now; all that match are fixed already', async () => {
  const to = client()
  await fixed(to, 'resources', tickedOf(noneChosen, new Set(['a']), [{ id: 'a' }]))
  expect(to.asked).toEqual([{ body: { noun: 'resources', ids: ['a'] } }])
  const all = { id: 'all', noun: 'resources' as const, count: 9 }
  expect(await fixed(to, 'resources', { ...noneChosen, all })).toBe(all)
  expect(to.asked).toHaveLength(1)
})
