import { recycleBinContract } from './recycle-bin.contract.ts'

export { recycleBinScreens as screens } from './recycle-bin.screens.ts'
export { recycleBinZh as zh, recycleBinErrorsZh as errorsZh } from './recycle-bin.zh.ts'
export { recycleBinEn as en, recycleBinErrorsEn as errorsEn } from './recycle-bin.en.ts'
export { recycleBinErrors as errors } from './recycle-bin.errors.ts'

export const contract = { recycleBin: recycleBinContract } as const

/** What each group of its endpoints is about. */
export const tags = {
  recycleBin: {
    zh: '回收站：已删除的内容，30 天内可以恢复',
    en: 'The recycle bin: what was deleted, and can be restored for 30 days',
  },
} as const
