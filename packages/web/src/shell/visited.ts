import type { HistoryLocation, RouterHistory } from '@tanstack/react-router'
import type { TablePlace } from '@icss/ui/DataTable/useKeptFocus.ts'

/** Where a list was left: its table, and how far the screen around it was scrolled. */
export interface ListPlace extends TablePlace {
  readonly page: number
}

interface Visit {
  readonly pathname: string
  /** Where each list of the screen was left. */
  readonly lists: Readonly<Record<string, ListPlace>>
}

type Place = Pick<HistoryLocation, 'pathname' | 'state'>

/** The places of this tab by their number in the history, since the page was opened. */
const visits: Visit[] = []

const numberOf = ({ state }: Place): number => state.__TSR_index

/** What the history keeps of an address that was typed by hand over `place`. */
export const typedAfter = (place: Place) => ({ __TSR_index: numberOf(place) + 1, isTyped: true })

/** Whether somebody typed the address, or opened the page with it: nothing before it led here. */
export const isTyped = ({ state }: Place): boolean => 'isTyped' in state || state.__TSR_index === 0

const visitOf = (place: Place): Visit => {
  const known = visits[numberOf(place)]
  return known?.pathname === place.pathname ? known : { pathname: place.pathname, lists: {} }
}

/** Follows where the person goes; what a new place takes the place of is forgotten. */
export function watchVisits(history: RouterHistory): void {
  visits[numberOf(history.location)] = visitOf(history.location)
  history.subscribe(({ location, action }) => {
    if (action.type === 'PUSH') visits.splice(numberOf(location))
    visits[numberOf(location)] = visitOf(location)
  })
}

/** How many steps back the last visit to a path lies; none when the person did not come from there. */
export function stepsBackTo(path: string, here: Place): number | undefined {
  for (let at = numberOf(here) - 1; at >= 0; at -= 1) if (visits[at]?.pathname === path) return numberOf(here) - at
  return undefined
}

export const leftAt = (place: Place, list: string): ListPlace | undefined => visitOf(place).lists[list]

export function keepLeft(place: Place, list: string, left: ListPlace): void {
  const { pathname, lists } = visitOf(place)
  visits[numberOf(place)] = { pathname, lists: { ...lists, [list]: left } }
}

/** The key of a list: a noun may have several, such as those of its parts. */
export const leftListKey = (noun: string, part: string): string => `${noun} ${part}`
const isListOf = (noun: string, list: string) => list.startsWith(leftListKey(noun, ''))

/** What was made or changed is the row that the person comes back to, in the last place that lists its noun. */
export function markSaved(here: Place, noun: string, key: string): void {
  for (let at = numberOf(here) - 1; at >= 0; at -= 1) {
    const visit = visits[at]
    if (!visit || !Object.keys(visit.lists).some((list) => isListOf(noun, list))) continue
    const lists = Object.entries(visit.lists).map(([list, left]) => [
      list,
      left.key === key || !isListOf(noun, list) ? left : { page: left.page, top: left.top, keys: left.keys ?? [], key },
    ])
    visits[at] = { ...visit, lists: Object.fromEntries(lists) as Visit['lists'] }
    return
  }
}

/** What stands behind a row in the list that the person came from, on the page that they saw. */
export function nextOf(here: Place, key: string): string | undefined {
  for (let at = numberOf(here) - 1; at >= 0; at -= 1)
    for (const { keys = [] } of Object.values(visits[at]?.lists ?? {}))
      if (keys.includes(key)) return keys[keys.indexOf(key) + 1]
  return undefined
}
