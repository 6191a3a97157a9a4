import { participantsContract } from './participants.contract.ts'
export { participantsZh as zh, participantErrorsZh as errorsZh } from './participants.zh.ts'
export { participantsEn as en, participantErrorsEn as errorsEn } from './participants.en.ts'
export { participantErrors as errors } from './participants.errors.ts'
export { participantsScreens as screens } from './participants.screens.ts'
export { participantColumns as columns } from './participant.columns.ts'
export { participantChoices as choices } from './participant.ts'

export const contract = { participants: participantsContract } as const

/** What each group of its endpoints is about. */
export const tags = {
  participants: { zh: '会议的参与人', en: 'The participants of meetings' },
} as const
