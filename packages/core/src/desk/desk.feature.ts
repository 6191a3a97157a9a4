import { deskContract } from './desk.contract.ts'
export { deskZh as zh, deskErrorsZh as errorsZh } from './desk.zh.ts'
export { deskEn as en, deskErrorsEn as errorsEn } from './desk.en.ts'
export { deskErrors as errors } from './desk.errors.ts'
export { deskScreens as screens } from './desk.screens.ts'

export const contract = { desk: deskContract } as const

/** What each group of its endpoints is about. */
export const tags = {
  desk: { zh: '会议签到台', en: 'The sign-in desk of meetings' },
} as const
