/** Items with their places and keys of their own: how often what names them came before tells equal ones apart. */
export function keyed<Item>(
  items: readonly Item[],
  nameOf: (item: Item) => string,
): { readonly key: string; readonly item: Item; readonly at: number }[] {
  const seen = new Map<string, number>()
  return items.map((item, at) => {
    const name = nameOf(item)
    const before = seen.get(name) ?? 0
    seen.set(name, before + 1)
    return { key: `${name} ${before}`, item, at }
  })
}
