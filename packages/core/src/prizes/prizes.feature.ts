import { prizesContract } from './prizes.contract.ts'
export { prizesZh as zh } from './prizes.zh.ts'
export { prizesEn as en } from './prizes.en.ts'
export { prizesScreens as screens, prizesMenu as menu } from './prizes.screens.ts'
export { prizeColumns as columns } from './prize.columns.ts'

export const contract = { prizes: prizesContract } as const

/** What each group of its endpoints is about. */
export const tags = { prizes: { zh: '奖品', en: 'Prizes' } } as const
