import { Status, type StatusTone } from '@icss/ui/Status/Status.tsx'
import type { OffReason } from '@icss/core/resources/shelf-rules.ts'
import { useCopy } from '../language/copy.ts'

const tones: Record<OffReason, StatusTone> = {
  '': 'good',
  byHand: 'neutral',
  expired: 'neutral',
  reported: 'bad',
  waiting: 'warn',
  refused: 'bad',
}

export type ShelfStatusProps = { offReason: OffReason }

/** Whether something stands on the shelf, and why not. */
export function ShelfStatus({ offReason }: ShelfStatusProps) {
  const t = useCopy()
  return <Status tone={tones[offReason]}>{t(`resources.offReasons.${offReason}`)}</Status>
}
