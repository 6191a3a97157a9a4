import { overviewContract } from './overview.contract.ts'
export { overviewZh as zh } from './overview.zh.ts'
export { overviewEn as en } from './overview.en.ts'

export const contract = { overview: overviewContract } as const

/** What each group of its endpoints is about. */
export const tags = { overview: { zh: '商会概况', en: 'How a chamber stands' } } as const
