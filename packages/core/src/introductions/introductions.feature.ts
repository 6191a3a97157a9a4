import { introductionsContract, ownIntroductionsContract } from './introductions.contract.ts'
export { introductionsZh as zh, introductionErrorsZh as errorsZh } from './introductions.zh.ts'
export { introductionsEn as en, introductionErrorsEn as errorsEn } from './introductions.en.ts'
export { introductionErrors as errors } from './introductions.errors.ts'
export { introductionsScreens as screens } from './introductions.screens.ts'
export { introductionColumns as columns } from './introduction.columns.ts'
export { introductionChoices as choices } from './introduction.ts'

export const contract = { introductions: introductionsContract, ownIntroductions: ownIntroductionsContract } as const

/** What each group of its endpoints is about. */
export const tags = {
  introductions: { zh: '资源与需求的对接', en: 'Introductions of resources and demands' },
  ownIntroductions: { zh: '对接双方的页面', en: 'The pages of those who are introduced' },
} as const
