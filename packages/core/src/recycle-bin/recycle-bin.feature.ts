import { recycleBinContract } from './recycle-bin.contract.ts'

export { recycleBinErrorsZh as errorsZh } from './recycle-bin.zh.ts'
export { recycleBinErrorsEn as errorsEn } from './recycle-bin.en.ts'
export { recycleBinErrors as errors } from './recycle-bin.errors.ts'

export const contract = { recycleBin: recycleBinContract } as const

/** What each group of its endpoints is about. */
export const tags = {
  recycleBin: {
    zh: '回收站：已删除的内容，30 天内可以恢复',
    en: 'The recycle bin: what was deleted, and can be restored for 30 days',
  },
} as const
