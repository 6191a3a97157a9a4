import { newsContract, publicNewsContract } from './news.contract.ts'
export { newsZh as zh, newsErrorsZh as errorsZh } from './news.zh.ts'
export { newsEn as en, newsErrorsEn as errorsEn } from './news.en.ts'
export { newsErrors as errors } from './news.errors.ts'
export { newsScreens as screens } from './news.screens.ts'
export { newsColumns as columns } from './news.columns.ts'
export { newsChoices as choices } from './news.ts'

export const contract = { news: newsContract, publicNews: publicNewsContract } as const

/** What each group of its endpoints is about. */
export const tags = {
  news: { zh: '商会风采', en: 'The news of a chamber' },
  publicNews: { zh: '风采的公开页', en: 'The public pages of news' },
} as const
