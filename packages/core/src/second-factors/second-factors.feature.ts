import { secondFactorsContract } from './second-factors.contract.ts'
export { secondFactorsZh as zh, secondFactorErrorsZh as errorsZh } from './second-factors.zh.ts'
export { secondFactorsEn as en, secondFactorErrorsEn as errorsEn } from './second-factors.en.ts'
export { secondFactorErrors as errors } from './second-factors.errors.ts'

export const contract = { secondFactors: secondFactorsContract } as const

/** What each group of its endpoints is about. */
export const tags = {
  secondFactors: { zh: '本账号的两步验证', en: 'The second factor of the own account' },
} as const
