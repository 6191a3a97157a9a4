import type { DrawView } from './draws.contract.ts'
import type { drawsZh } from './lotteries.zh.ts'

/** How strong the shown round of a draw is: which of the words of `strength` says it. */
export function shownStrength({
  hasBeacon,
  locks: { given },
}: Pick<DrawView, 'hasBeacon' | 'locks'>): keyof (typeof drawsZh)['strength'] {
  if (hasBeacon) return given > 0 ? 'publicPhones' : 'public'
  return given > 0 ? 'phones' : 'word'
}
