import { Status, type StatusTone } from '@icss/ui/Status/Status.tsx'
import type { JoinState } from '@icss/core/join-requests/join-request.ts'
import { useCopy } from '../language/copy.ts'

const tones: Record<JoinState, StatusTone> = { pending: 'warn', confirmed: 'good', refused: 'neutral' }

/** How an application to join stands. */
export function JoinRequestStatus({ state }: { state: JoinState }) {
  const t = useCopy()
  return <Status tone={tones[state]}>{t(`joinRequests.states.${state}`)}</Status>
}
