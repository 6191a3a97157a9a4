import { usageContract } from './usage.contract.ts'
export { usageZh as zh, usageErrorsZh as errorsZh } from './usage.zh.ts'
export { usageEn as en, usageErrorsEn as errorsEn } from './usage.en.ts'
export { usageErrors as errors } from './usage.errors.ts'

export const contract = { usage: usageContract } as const

/** What each group of its endpoints is about. */
export const tags = {
  usage: { zh: '流量和存储用量', en: 'The traffic and storage used and allowed' },
} as const
