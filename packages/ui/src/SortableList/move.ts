/** The list with one item taken from its place and put at another. */
export function move<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const next = [...items]
  const [item] = next.splice(from, 1)
  if (item === undefined || to < 0 || to > next.length) return [...items]
  next.splice(to, 0, item)
  return next
}
