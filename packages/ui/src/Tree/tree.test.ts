import { expect, test } from 'vitest'
import { moved, placeOf, type Seat, seatsOf, type Step, type TreeNode } from './tree.ts'

const tree: TreeNode[] = [
  {
    id: 'a',
    name: 'a',
    children: [
      { id: 'a1', name: 'a1', children: [{ id: 'a11', name: 'a11' }] },
      { id: 'a2', name: 'a2' },
    ],
  },
  { id: 'b', name: 'b' },
]
const drawn = (nodes: readonly TreeNode[]): string =>
  nodes.map((node) => node.id + ((node.children?.length ?? 0) > 0 ? `(${drawn(node.children ?? [])})` : '')).join(' ')
const put = (id: string, parent: string | null, at: number, maxDepth = 4) =>
  drawn(moved(tree, id, { parent, at }, maxDepth))

test('knows where everything stands, and where a step leads', () => {
  const all = seatsOf(tree)
  expect([...all.values()].map(({ node, level, parent, at }) => [node.id, level, parent, at])).toEqual([
    ['a', 1, null, 0],
    ['a1', 2, 'a', 0],
    ['a11', 3, 'a1', 0],
    ['a2', 2, 'a', 1],
    ['b', 1, null, 1],
  ])
  const step = (id: string, to: Step, maxDepth = 4) => {
    const place = placeOf(all, all.get(id) as Seat, to, maxDepth)
    return place && drawn(moved(tree, id, place, maxDepth))
  }
  expect(step('b', 'up')).toBe('b a(a1(a11) a2)')
  expect(step('a', 'down')).toBe('b a(a1(a11) a2)')
  expect(step('b', 'inwards')).toBe('a(a1(a11) a2 b)')
  expect(step('a2', 'outwards')).toBe('a(a1(a11)) a2 b')
  expect(step('a2', 'inwards', 2)).toBeUndefined()
  expect([step('a', 'up'), step('b', 'down'), step('a', 'inwards'), step('b', 'outwards')]).toEqual(Array(4))
})

test('moves among neighbours, to the end, in and out', () => {
  expect(put('a2', 'a', 0)).toBe('a(a2 a1(a11)) b')
  expect(put('a1', 'a', 2)).toBe('a(a2 a1(a11)) b')
  expect(put('b', 'a1', 0)).toBe('a(a1(b a11) a2)')
  expect(put('a1', null, 1)).toBe('a(a2) a1(a11) b')
})

test('stays as it is when told to go nowhere, below itself or too deep', () => {
  expect(moved(tree, 'a1', { parent: 'a', at: 0 }, 4)).toBe(tree)
  expect(moved(tree, 'a1', { parent: 'a', at: 1 }, 4)).toBe(tree)
  expect(moved(tree, 'a', { parent: 'a11', at: 0 }, 9)).toBe(tree)
  expect(moved(tree, 'b', { parent: 'a11', at: 0 }, 3)).toBe(tree)
  expect(moved(tree, 'none', { parent: null, at: 0 }, 9)).toBe(tree)
})
