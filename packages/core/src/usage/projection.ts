/** Days below which nothing is said of what will be (look-2.md). */
export const leastDays = 7
/** Days that the pace is taken from at most. */
const lookedBack = 30

/**
 * What is used up by the end of something if it goes on as in the last whole days, the latest last; null where too few
 * are known.
 */
export function projected(used: number, recent: readonly number[], daysLeft: number): number | null {
  const pace = paceOf(recent)
  return pace === null ? null : used + pace * daysLeft
}

/** The mean of the last whole days; null where too few are known. */
export function paceOf(recent: readonly number[]): number | null {
  const known = recent.slice(-lookedBack)
  if (known.length < leastDays) return null
  return Math.round(known.reduce((sum, bytes) => sum + bytes, 0) / known.length)
}
