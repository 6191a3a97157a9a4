const day = 86_400_000
/** China has no daylight saving time. */
const china = 8 * 3_600_000

/** The instant `days` after the day of `now` in China, at a time of its clock such as 14:30. */
export function chinaTime(now: number, days: number, clock: string): string {
  const date = new Date(now + china + days * day).toISOString().slice(0, 10)
  return new Date(`${date}T${clock}:00+08:00`).toISOString()
}
