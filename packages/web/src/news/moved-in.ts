interface Named {
  readonly id: string
}

/** Which one stands elsewhere in `next` than in `before`, and where; one alone was moved. */
export function movedIn(before: readonly Named[], next: readonly Named[]): { id: string; place: number } | undefined {
  const at = next.findIndex(({ id }, place) => id !== before[place]?.id)
  const [now, was] = [next[at], before[at]]
  if (!now || !was) return undefined
  // The first difference is where it came to, unless the others moved up into where it was.
  if (now.id !== before[at + 1]?.id) return { id: now.id, place: at }
  return { id: was.id, place: next.findIndex(({ id }) => id === was.id) }
}
