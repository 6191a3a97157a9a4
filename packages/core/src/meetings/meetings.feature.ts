import { bigScreenContract, meetingsContract, receivedMeetingsContract } from './meetings.contract.ts'
export { meetingsZh as zh, meetingErrorsZh as errorsZh } from './meetings.zh.ts'
export { meetingsEn as en, meetingErrorsEn as errorsEn } from './meetings.en.ts'
export { meetingErrors as errors } from './meetings.errors.ts'
export { meetingsScreens as screens, meetingsMenu as menu } from './meetings.screens.ts'
export { meetingColumns as columns } from './meeting.columns.ts'
export { meetingChoices as choices } from './meeting.ts'

export const contract = {
  meetings: meetingsContract,
  receivedMeetings: receivedMeetingsContract,
  bigScreen: bigScreenContract,
} as const

/** What each group of its endpoints is about. */
export const tags = {
  meetings: { zh: '会议', en: 'Meetings' },
  receivedMeetings: { zh: '主频道开放的会议', en: 'Meetings that the main channel opens' },
  bigScreen: { zh: '大屏', en: 'Big screens' },
} as const
