import { accountsContract } from './accounts.contract.ts'
export { accountsZh as zh, accountErrorsZh as errorsZh } from './accounts.zh.ts'
export { accountsEn as en, accountErrorsEn as errorsEn } from './accounts.en.ts'
export { accountErrors as errors } from './accounts.errors.ts'
export { accountColumns as columns } from './account.columns.ts'

export const contract = { accounts: accountsContract } as const

/** What each group of its endpoints is about. */
export const tags = {
  accounts: { zh: '本频道的账号', en: 'The accounts of the channel' },
} as const
