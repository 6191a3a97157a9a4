import { Status } from '@icss/ui/Status/Status.tsx'
import type { OffReason } from '@icss/core/resources/shelf.ts'
import { useCopy } from '../language/copy.ts'
import { shelfTones } from './shelf-tones.ts'

export type ShelfStatusProps = { offReason: OffReason }

/** Whether something stands on the shelf, and why not. */
export function ShelfStatus({ offReason }: ShelfStatusProps) {
  const t = useCopy()
  return <Status tone={shelfTones[offReason]}>{t(`resources.offReasons.${offReason}`)}</Status>
}
