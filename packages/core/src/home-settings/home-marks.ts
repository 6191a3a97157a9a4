/** How an item of a draft differs from what is shown. */
export type HomeMark = 'added' | 'renamed' | 'changed' | 'moved'

const same = (one: object, other: object) => JSON.stringify(one) === JSON.stringify(other)

/**
 * How each item of a list differs from the list that is shown: found again by what `idOf` answers, such as its picture,
 * named by `nameOf`. An item is moved when others that were before it are behind it now.
 */
export function marksOf<Item extends object>(
  items: readonly Item[],
  shown: readonly Item[],
  idOf: (item: Item) => string,
  nameOf: (item: Item) => string,
): (HomeMark | undefined)[] {
  const places = new Map(shown.map((item, at) => [idOf(item), at]))
  const kept = items.flatMap((item) => places.get(idOf(item)) ?? [])
  const inOrder = kept.toSorted((a, b) => a - b)
  return items.map((item) => {
    const place = places.get(idOf(item))
    const before = place === undefined ? undefined : shown[place]
    if (place === undefined || !before) return 'added'
    if (nameOf(before) !== nameOf(item)) return 'renamed'
    if (!same(before, item)) return 'changed'
    return kept.indexOf(place) === inOrder.indexOf(place) ? undefined : 'moved'
  })
}
