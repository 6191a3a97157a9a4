import { expect, test } from 'vitest'
import { depth, find, lines, moved, type TreeNode } from './tree.ts'

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

test('shows what is open, with level and place', () => {
  expect(lines(tree, new Set(['a'])).map(({ node, level, at, siblings }) => [node.id, level, at, siblings])).toEqual([
    ['a', 1, 0, 2],
    ['a1', 2, 0, 2],
    ['a2', 2, 1, 2],
    ['b', 1, 1, 2],
  ])
  expect(depth(tree[0] as TreeNode)).toBe(3)
  expect(find(tree, 'a11')?.name).toBe('a11')
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
