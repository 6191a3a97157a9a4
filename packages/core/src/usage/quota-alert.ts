import * as z from 'zod/mini'

/** What a channel has a quota of in bytes. */
export const byteQuotas = ['storage', 'traffic'] as const
export type ByteQuota = (typeof byteQuotas)[number]

/** Percent of a quota at which its administrators are told; 0 while it is below. */
export const alertLevels = [80, 100] as const
export const alertLevel = z.union([z.literal(0), z.literal(80), z.literal(100)])
export type AlertLevel = z.output<typeof alertLevel>

/** Percent that use has to fall below a level before the level is told again. */
const slack = 5

export const percentOf = (used: number, quota: number): number => (quota === 0 ? 100 : (used / quota) * 100)

/** The level that a channel which stood at `level` falls back to at this use: only once it is well below. */
function lowered(level: AlertLevel, percent: number): AlertLevel {
  if (level === 100 && percent >= 100 - slack) return 100
  return level !== 0 && percent >= 80 - slack ? 80 : 0
}

/**
 * The level after use went from `before` to `after` of `quota`, in bytes, and whether it was crossed upwards: each level
 * is told once, and again only after use was well below it.
 */
export function alertAfter(
  level: AlertLevel,
  { before, after, quota }: { readonly before: number; readonly after: number; readonly quota: number },
): { readonly level: AlertLevel; readonly isRaised: boolean } {
  const stood = lowered(lowered(level, percentOf(before, quota)), percentOf(after, quota))
  const reached: AlertLevel = alertLevels.findLast((one) => percentOf(after, quota) >= one) ?? 0
  return reached > stood ? { level: reached, isRaised: true } : { level: stood, isRaised: false }
}
