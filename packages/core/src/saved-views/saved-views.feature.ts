import { savedViewsContract } from './saved-views.contract.ts'

export { savedViewErrorsEn as errorsEn, savedViewsEn as en } from './saved-views.en.ts'
export { savedViewErrors as errors } from './saved-views.errors.ts'
export { savedViewErrorsZh as errorsZh, savedViewsZh as zh } from './saved-views.zh.ts'

export const contract = { savedViews: savedViewsContract } as const

/** What each group of its endpoints is about. */
export const tags = {
  savedViews: { zh: '保存的列表视图，只属于自己', en: 'Saved views of lists, each account its own' },
} as const
