import { Status, type StatusTone } from '@icss/ui/Status/Status.tsx'
import { type LiveListState, listStateOf, type LiveStatus as Code } from '@icss/core/lives/live.ts'
import { useCopy } from '../language/copy.ts'

const tones: Record<Code, StatusTone> = { F: 'info', L: 'good', P: 'warn', C: 'neutral' }
const stateTones: Record<LiveListState, StatusTone> = { notStarted: 'info', live: 'good', ended: 'neutral' }

/** How a live stands. */
export function LiveStatus({ status }: { status: Code }) {
  const t = useCopy()
  return <Status tone={tones[status]}>{t(`lives.status.${status}`)}</Status>
}

/** How it stands among the three states of a list (seed section 4). */
export function LiveState({ status }: { status: Code }) {
  const t = useCopy()
  const state = listStateOf(status)
  return <Status tone={stateTones[state]}>{t(`lives.states.${state}`)}</Status>
}
