const week = 7 * 86_400_000

/** Milliseconds by which `startAt` is put off so that it lies ahead of `now`: whole weeks, since what is held is held on a day of the week. */
export const putOff = (startAt: number, now: number): number => Math.max(0, Math.ceil((now - startAt) / week)) * week
