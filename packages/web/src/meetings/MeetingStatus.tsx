import { Status } from '@icss/ui/Status/Status.tsx'
import type { Meeting } from '@icss/core/meetings/meetings.contract.ts'
import { useCopy } from '../language/copy.ts'

const tones = { notStarted: 'neutral', inProgress: 'good', ended: 'neutral' } as const

export type MeetingStatusProps = { meeting: Pick<Meeting, 'state' | 'cancelledAt'> }

export function MeetingStatus({ meeting: { state, cancelledAt } }: MeetingStatusProps) {
  const t = useCopy()
  return cancelledAt === null ? (
    <Status tone={tones[state]}>{t(`meetings.states.${state}`)}</Status>
  ) : (
    <Status tone="warn">{t('meetings.cancelled')}</Status>
  )
}
