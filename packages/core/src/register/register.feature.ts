import { registerContract } from './register.contract.ts'
export { registerZh as zh } from './register.zh.ts'
export { registerEn as en } from './register.en.ts'

export const contract = { register: registerContract } as const

/** What each group of its endpoints is about. */
export const tags = { register: { zh: '企业登记信息', en: 'The company register' } } as const
