import { Status, type StatusTone } from '@icss/ui/Status/Status.tsx'
import { type NoticeState, noticeStateAt } from '@icss/core/notices/notice.ts'
import type { Notice } from '@icss/core/notices/notices.contract.ts'
import { useCopy } from '../language/copy.ts'
import { useNow } from '../shell/useNow.ts'

const tones: Record<NoticeState, StatusTone> = {
  draft: 'neutral',
  scheduled: 'info',
  showing: 'good',
  over: 'neutral',
  withdrawn: 'warn',
}

export type NoticeStatusProps = { notice: Pick<Notice, 'status' | 'startAt' | 'endAt'> }

/** How a notice stands now. */
export function NoticeStatus({ notice }: NoticeStatusProps) {
  const t = useCopy()
  const state = noticeStateAt(notice, useNow())
  return <Status tone={tones[state]}>{t(`notices.states.${state}`)}</Status>
}
