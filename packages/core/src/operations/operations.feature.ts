import { operationsContract } from './operations.contract.ts'
export { operationsZh as zh, operationErrorsZh as errorsZh } from './operations.zh.ts'
export { operationsEn as en, operationErrorsEn as errorsEn } from './operations.en.ts'
export { operationErrors as errors } from './operations.errors.ts'
export { operationsScreens as screens } from './operations.screens.ts'

export const contract = { operations: operationsContract } as const

/** What each group of its endpoints is about. */
export const tags = {
  operations: { zh: '批量任务：进度、结果和撤销', en: 'Bulk runs: progress, results and undoing' },
} as const
