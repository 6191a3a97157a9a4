/** How far China's clock, which has no summer time, is before UTC: in milliseconds, and as an instant writes it. */
export const chinaOffset = { milliseconds: 8 * 3_600_000, text: '+08:00' } as const
