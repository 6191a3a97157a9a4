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

/** Where something stands; `level` is from 1. */
export type Seat = Place & { node: TreeNode; siblings: readonly TreeNode[]; level: number }

/** All that is in the tree, from top to bottom, by its id. */
export const seatsOf = (nodes: readonly TreeNode[]): ReadonlyMap<string, Seat> =>
  new Map(seats(nodes, null, 1).map((seat) => [seat.node.id, seat]))

const seats = (nodes: readonly TreeNode[], parent: string | null, level: number): Seat[] =>
  nodes.flatMap((node, at) => [
    { node, parent, at, siblings: nodes, level },
    ...seats(node.children ?? [], node.id, level + 1),
  ])

/** How many levels stand in it, itself counted. */
const depth = (node: TreeNode): number => 1 + Math.max(0, ...(node.children ?? []).map(depth))

const withChildren = (
  nodes: readonly TreeNode[],
  parent: string | null,
  change: (children: readonly TreeNode[]) => readonly TreeNode[],
): readonly TreeNode[] =>
  parent === null
    ? change(nodes)
    : nodes.map((node) => {
        const { children = [] } = node
        return { ...node, children: node.id === parent ? change(children) : withChildren(children, parent, change) }
      })

/** The tree with one thing at another place; as it was when that is itself, below itself, or too deep. */
export function moved(nodes: readonly TreeNode[], id: string, place: Place, maxDepth: number): readonly TreeNode[] {
  const all = seatsOf(nodes)
  const from = all.get(id)
  const under = place.parent === null ? 0 : all.get(place.parent)?.level
  if (from === undefined || under === undefined || under + depth(from.node) > maxDepth) return nodes
  if (place.parent !== null && seatsOf([from.node]).has(place.parent)) return nodes
  const isNear = from.parent === place.parent
  // Taking it out moves those behind it up by one.
  const at = isNear && from.at < place.at ? place.at - 1 : place.at
  if (isNear && from.at === at) return nodes
  const rest = withChildren(nodes, from.parent, (children) => children.toSpliced(from.at, 1))
  return withChildren(rest, place.parent, (children) => children.toSpliced(at, 0, from.node))
}

/** `inwards` makes it the last one below the neighbour above, `outwards` the neighbour below its parent. */
export const steps = ['up', 'down', 'inwards', 'outwards'] as const
export type Step = (typeof steps)[number]

/** Where a step leads; undefined where it leads nowhere. */
export function placeOf(all: ReadonlyMap<string, Seat>, seat: Seat, step: Step, maxDepth: number): Place | undefined {
  const { parent, at, siblings, level, node } = seat
  const [before, above] = [siblings[at - 1], parent === null ? undefined : all.get(parent)]
  if (step === 'up') return before && { parent, at: at - 1 }
  if (step === 'down') return siblings[at + 1] && { parent, at: at + 2 }
  if (step === 'outwards') return above && { parent: above.parent, at: above.at + 1 }
  if (before === undefined || level + depth(node) > maxDepth) return undefined
  return { parent: before.id, at: before.children?.length ?? 0 }
}
