/** A thing with things below it: a category, a group. Order among neighbours is the order of the list. */
export type TreeNode = {
  id: string
  name: string
  children?: readonly TreeNode[]
  /** How many belong to it, shown behind the name. */
  count?: number
  /** Cannot be renamed, moved or deleted: “未分类”. */
  isFixed?: boolean
}

/** Where something goes: below `parent` (null is the top), before the one that is at `at` now. */
export type Place = { parent: string | null; at: number }

export type Line = {
  node: TreeNode
  /** From 1. */
  level: number
  parent: string | null
  at: number
  siblings: number
  isOpen: boolean
}

/** What is to be seen, from top to bottom. */
export function lines(nodes: readonly TreeNode[], open: ReadonlySet<string>, level = 1, parent: string | null = null) {
  const all: Line[] = []
  for (const [at, node] of nodes.entries()) {
    const children = node.children ?? []
    const isOpen = children.length > 0 && open.has(node.id)
    all.push({ node, level, parent, at, siblings: nodes.length, isOpen })
    if (isOpen) all.push(...lines(children, open, level + 1, node.id))
  }
  return all
}

/** The one of that id, wherever it is. */
export function find(nodes: readonly TreeNode[], id: string): TreeNode | undefined {
  for (const node of nodes) {
    const found = node.id === id ? node : find(node.children ?? [], id)
    if (found !== undefined) return found
  }
  return undefined
}

/** How many levels stand in it, itself counted. */
export const depth = (node: TreeNode): number => 1 + Math.max(0, ...(node.children ?? []).map(depth))

function without(nodes: readonly TreeNode[], id: string): TreeNode[] {
  return nodes
    .filter((node) => node.id !== id)
    .map((node) => (node.children === undefined ? node : { ...node, children: without(node.children, id) }))
}

function withInserted(nodes: readonly TreeNode[], node: TreeNode, { parent, at }: Place): TreeNode[] {
  if (parent === null) return nodes.toSpliced(at, 0, node)
  return nodes.map((other) => ({
    ...other,
    children:
      other.id === parent
        ? (other.children ?? []).toSpliced(at, 0, node)
        : withInserted(other.children ?? [], node, { parent, at }),
  }))
}

/** The tree with one thing at another place; as it was when that is itself, below itself, or too deep. */
export function moved(nodes: readonly TreeNode[], id: string, place: Place, maxDepth: number): readonly TreeNode[] {
  const node = find(nodes, id)
  if (node === undefined || (place.parent !== null && find([node], place.parent) !== undefined)) return nodes
  const everywhere = new Set<string>()
  const open = (list: readonly TreeNode[]) => {
    for (const each of list) {
      everywhere.add(each.id)
      open(each.children ?? [])
    }
  }
  open(nodes)
  const all = lines(nodes, everywhere)
  const from = all.find((line) => line.node.id === id)
  const under = all.find((line) => line.node.id === place.parent)?.level ?? 0
  if (from === undefined || under + depth(node) > maxDepth) return nodes
  // Taking it out moves those behind it up by one.
  const at = from.parent === place.parent && from.at < place.at ? place.at - 1 : place.at
  if (from.parent === place.parent && from.at === at) return nodes
  return withInserted(without(nodes, id), node, { parent: place.parent, at })
}
