import { Status } from '@icss/ui/Status/Status.tsx'
import type { Entitlement } from '@icss/core/participants/participant.ts'
import { useCopy } from '../language/copy.ts'

const tones = {
  entitled: 'good',
  absent: 'neutral',
  unverified: 'warn',
  doubtful: 'warn',
  organiser: 'neutral',
  sponsor: 'neutral',
} as const

/** Whether somebody is in the draw, or why not. */
export function EntitlementStatus({ entitlement }: { entitlement: Entitlement }) {
  const t = useCopy()
  return <Status tone={tones[entitlement]}>{t(`participants.entitlements.${entitlement}`)}</Status>
}
