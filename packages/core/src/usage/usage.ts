import * as z from 'zod/mini'

/** Share of a quota from which a channel is warned, and from which an upload is refused (product.md section 7). */
export const warnShare = 0.8
export const refuseShare = 1

/** A date range that lists and charts offer (seed section 9). */
export const dateRanges = ['today', 'yesterday', 'last7Days', 'last30Days'] as const
export type DateRange = (typeof dateRanges)[number]

const day = 86_400_000

/**
 * The range as instants in milliseconds since 1970, from inclusive, to exclusive. `now` is one too; days begin at
 * `offset` minutes east of UTC (480 in China). The last 7 and 30 days include today.
 */
export function rangeOf(range: DateRange, now: number, offset: number): { from: number; to: number } {
  const shift = offset * 60_000
  const today = Math.floor((now + shift) / day) * day - shift
  switch (range) {
    case 'today':
      return { from: today, to: today + day }
    case 'yesterday':
      return { from: today - day, to: today }
    case 'last7Days':
      return { from: today - 6 * day, to: today + day }
    case 'last30Days':
      return { from: today - 29 * day, to: today + day }
  }
}

/** Bytes stored and allowed; `quota` null for no limit. */
export const storageUsage = z.object({ used: z.number(), quota: z.nullable(z.number()) })
export type StorageUsage = z.infer<typeof storageUsage>

export const quotaStates = ['free', 'warned', 'full'] as const
export type QuotaState = (typeof quotaStates)[number]

/** How a channel's storage stands; `reserved` bytes are held for uploads that are under way. */
export const storageAnswer = z.object({
  used: z.number(),
  reserved: z.number(),
  quota: z.number(),
  state: z.enum(quotaStates),
})
export type StorageAnswer = z.infer<typeof storageAnswer>

/** How a channel's storage stands once `more` bytes came in. */
export function quotaState({ used, quota }: StorageUsage, more = 0): QuotaState {
  if (quota === null) return 'free'
  const after = used + more
  if (after > quota * refuseShare || (more === 0 && after >= quota * refuseShare)) return 'full'
  return after >= quota * warnShare ? 'warned' : 'free'
}
