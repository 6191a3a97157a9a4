import { selectionsContract } from './selections.contract.ts'

export { selectionErrorsEn as errorsEn, selectionsEn as en } from './selections.en.ts'
export { selectionErrors as errors } from './selections.errors.ts'
export { selectionErrorsZh as errorsZh, selectionsZh as zh } from './selections.zh.ts'

export const contract = { selections: selectionsContract } as const

/** What each group of its endpoints is about. */
export const tags = {
  selections: {
    zh: '选定的记录：一次删除、修改或导出多条',
    en: 'Chosen records: many are deleted, changed or exported as one run',
  },
} as const
