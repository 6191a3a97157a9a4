import { Status, type StatusTone } from '@icss/ui/Status/Status.tsx'
import { type ActivityStatus as Code, activityStatusAt } from '@icss/core/activities/activity.ts'
import type { Activity } from '@icss/core/activities/activities.contract.ts'
import { useCopy } from '../language/copy.ts'
import { useNow } from '../shell/useNow.ts'

const tones: Record<Code, StatusTone> = { 0: 'info', 1: 'good', 2: 'neutral' }

export type ActivityStatusProps = { activity: Pick<Activity, 'startAt' | 'endAt'> }

/** How an activity stands now. */
export function ActivityStatus({ activity }: ActivityStatusProps) {
  const t = useCopy()
  const status = activityStatusAt(activity, useNow())
  return <Status tone={tones[status]}>{t(`activities.status.${status}`)}</Status>
}
