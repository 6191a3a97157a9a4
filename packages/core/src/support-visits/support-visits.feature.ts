import { supportVisitsContract } from './support-visits.contract.ts'
export { supportVisitsZh as zh, supportVisitErrorsZh as errorsZh } from './support-visits.zh.ts'
export { supportVisitsEn as en, supportVisitErrorsEn as errorsEn } from './support-visits.en.ts'
export { supportVisitErrors as errors } from './support-visits.errors.ts'

export const contract = { supportVisits: supportVisitsContract } as const

/** What each group of its endpoints is about. */
export const tags = {
  supportVisits: {
    zh: '主频道管理员对子频道后台的只读访问',
    en: 'Visits of an administrator to the back office of a sub-channel, to read only',
  },
} as const
