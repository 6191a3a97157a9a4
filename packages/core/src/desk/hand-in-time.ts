/** Hours after the end of a meeting within which its desks hand in what they have kept. */
export const handInHours = 24

/** Until when that is for a meeting that ended at `end`; milliseconds since 1970. */
export const handInUntil = (end: number): number => end + handInHours * 3_600_000

/** Whether a meeting that ended at `end`, undefined while it has not, still takes what its desks have kept. */
export const takesKeptFacts = (end: number | undefined, now: number): boolean =>
  end === undefined || now < handInUntil(end)
