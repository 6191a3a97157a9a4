import { auditContract } from './audit.contract.ts'
export { auditZh as zh, auditErrorsZh as errorsZh } from './audit.zh.ts'
export { auditEn as en, auditErrorsEn as errorsEn } from './audit.en.ts'
export { auditErrors as errors } from './audit.errors.ts'
export { auditScreens as screens } from './audit.screens.ts'

export const contract = { audit: auditContract } as const

/** What each group of its endpoints is about. */
export const tags = {
  audit: { zh: '操作日志', en: 'The audit trail' },
} as const
