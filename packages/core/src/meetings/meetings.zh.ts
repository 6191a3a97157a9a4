import type { Wording } from '../errors/wording.ts'
import type { meetingErrors } from './meetings.errors.ts'

export const meetingErrorsZh = {
  'meeting.not_started': { says: '会议尚未开始', fix: '请先开始会议。' },
  'meeting.started': { says: '会议已开始', fix: '开始后不能再修改。' },
  'meeting.ended': { says: '会议已结束', fix: '结束的会议不能再改动。' },
} as const satisfies Record<keyof typeof meetingErrors, Wording>
