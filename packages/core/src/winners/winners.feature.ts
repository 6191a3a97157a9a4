import { winnersContract } from './winners.contract.ts'
export { winnersZh as zh } from './winners.zh.ts'
export { winnersEn as en } from './winners.en.ts'
export { winnerColumns as columns } from './winner.columns.ts'
export { winnerChoices as choices } from './winners.contract.ts'

export const contract = { winners: winnersContract } as const

/** What each group of its endpoints is about. */
export const tags = { winners: { zh: '中奖人', en: 'Winners' } } as const
