import { Status, type StatusTone } from '@icss/ui/Status/Status.tsx'
import type { IntroductionState } from '@icss/core/introductions/introduction.ts'
import { useCopy } from '../language/copy.ts'

const tones: Record<IntroductionState, StatusTone> = {
  proposed: 'info',
  inTouch: 'info',
  agreed: 'good',
  dropped: 'neutral',
}

/** How an introduction stands. */
export function IntroductionStatus({ state }: { state: IntroductionState }) {
  const t = useCopy()
  return <Status tone={tones[state]}>{t(`introductions.states.${state}`)}</Status>
}
