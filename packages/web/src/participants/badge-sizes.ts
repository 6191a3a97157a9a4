/** Pocket inserts, and tags to hang around the neck (A6). */
export const badgeSizes = ['card', 'tag'] as const
export type BadgeSize = (typeof badgeSizes)[number]

/** How many of them an A4 page holds. */
export const badgesAPage = { card: 10, tag: 4 } as const satisfies Record<BadgeSize, number>

/** Millimetres that a name may be wide, and its type high: at most, and at least before it goes on in a second line. */
const rooms = { card: { width: 80, most: 14, least: 8 }, tag: { width: 92, most: 22, least: 10 } } as const

const isNarrow = /[\u0020-\u024F\u00B7]/

/** The height of type in millimetres, to a tenth, at which `name` fills a badge and still fits. */
export function nameHeight(name: string, size: BadgeSize): number {
  const { width, most, least } = rooms[size]
  // A Latin letter is a good half as wide as a Chinese character, a bold one somewhat more.
  const ems = Array.from(name).reduce((sum, letter) => sum + (isNarrow.test(letter) ? 0.62 : 1), 0)
  return Math.floor(Math.min(most, Math.max(least, width / Math.max(1, ems))) * 10) / 10
}
