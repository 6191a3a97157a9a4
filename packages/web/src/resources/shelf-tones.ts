import type { StatusTone } from '@icss/ui/Status/Status.tsx'
import type { OffReason } from '@icss/core/resources/shelf.ts'

/** How it looks that something is off the shelf for a reason, or on it. */
export const shelfTones: Readonly<Record<OffReason, StatusTone>> = {
  '': 'good',
  byHand: 'neutral',
  expired: 'neutral',
  reported: 'bad',
  waiting: 'warn',
  refused: 'bad',
}
