import { deskHelpersContract, helperDesksContract } from './desk-helpers.contract.ts'
export { deskHelpersZh as zh, deskHelperErrorsZh as errorsZh } from './desk-helpers.zh.ts'
export { deskHelpersEn as en, deskHelperErrorsEn as errorsEn } from './desk-helpers.en.ts'
export { deskHelperErrors as errors } from './desk-helpers.errors.ts'

export const contract = { deskHelpers: deskHelpersContract, helperDesks: helperDesksContract } as const

/** What each group of its endpoints is about. */
export const tags = {
  deskHelpers: { zh: '会议签到帮手', en: 'Helpers at the desks of meetings' },
  helperDesks: { zh: '签到帮手的页面', en: 'The pages of helpers at desks' },
} as const
