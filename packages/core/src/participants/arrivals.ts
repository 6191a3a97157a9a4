import { chinaOffset } from '../rules/china-time.ts'

const minute = 60_000
const dayMinutes = 1440
const { milliseconds: shift } = chinaOffset

/** Minutes of a slot, in which sign-ins are counted before a width is chosen: whole slots make every width. */
export const slotMinutes = 5
/** Minutes that a bucket may be wide; beyond the last one, whole days. */
const widths = [slotMinutes, 10, 15, 30, 60, 120, 180, 360, 720, dayMinutes] as const
/** Buckets that a chart shows at most. */
export const mostBuckets = 48

/** A width in the largest unit of which it has whole ones. */
export function widthIn(minutes: number): { readonly unit: 'minutes' | 'hours' | 'days'; readonly count: number } {
  if (minutes % dayMinutes === 0) return { unit: 'days', count: minutes / dayMinutes }
  return minutes % 60 === 0 ? { unit: 'hours', count: minutes / 60 } : { unit: 'minutes', count: minutes }
}

/** How many sign-ins a slot has; `at`: when it begins, in milliseconds since 1970. */
export interface Slot {
  readonly at: number
  readonly count: number
}

/** The bucket that an instant is in: buckets begin at whole hours and days of China. */
const bucketAt = (at: number, minutes: number) => Math.floor((at + shift) / (minutes * minute))

/** The narrowest buckets of which so few as are shown cover all from `first` to `last`. */
export function bucketMinutes(first: number, last: number): number {
  const fits = (minutes: number) => bucketAt(last, minutes) - bucketAt(first, minutes) < mostBuckets
  const width = widths.find(fits)
  if (width !== undefined) return width
  let days = 2
  while (!fits(days * dayMinutes)) days += 1
  return days * dayMinutes
}

/** The sign-ins of slots in their order, bucket by bucket from the first sign-in to the last; between them also empty ones. */
export function arrivalsOf(slots: readonly Slot[]): {
  minutes: number
  items: { at: string; count: number }[]
} {
  const first = slots[0]?.at
  const last = slots.at(-1)?.at
  if (first === undefined || last === undefined) return { minutes: slotMinutes, items: [] }
  const minutes = bucketMinutes(first, last)
  const from = bucketAt(first, minutes)
  const counts = new Map<number, number>()
  for (const { at, count } of slots) {
    const bucket = bucketAt(at, minutes)
    counts.set(bucket, (counts.get(bucket) ?? 0) + count)
  }
  return {
    minutes,
    items: Array.from({ length: bucketAt(last, minutes) - from + 1 }, (_, n) => ({
      at: new Date((from + n) * minutes * minute - shift).toISOString(),
      count: counts.get(from + n) ?? 0,
    })),
  }
}
