import type { TrafficDay } from './traffic.ts'

/** Days beyond which a chart shows months. */
export const mostDaysShown = 62

/** Days summed up by their month, as 2026-11. */
export function byMonth(days: readonly TrafficDay[]): TrafficDay[] {
  const months = new Map<string, TrafficDay>()
  for (const { day, live, playback, storage } of days) {
    const month = day.slice(0, 7)
    const before = months.get(month) ?? { day: month, live: 0, playback: 0, storage: 0 }
    months.set(month, {
      day: month,
      live: before.live + live,
      playback: before.playback + playback,
      storage: before.storage + storage,
    })
  }
  return [...months.values()]
}
