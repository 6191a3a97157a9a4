import { Status, type StatusTone } from '@icss/ui/Status/Status.tsx'
import type { SignUpState } from '@icss/core/sign-ups/sign-up.ts'
import { useCopy } from '../language/copy.ts'

const tones: Record<SignUpState, StatusTone> = { confirmed: 'good', waiting: 'warn', cancelled: 'neutral' }

/** Whether somebody has a place in an activity. */
export function SignUpStatus({ state }: { state: SignUpState }) {
  const t = useCopy()
  return <Status tone={tones[state]}>{t(`signUps.states.${state}`)}</Status>
}
