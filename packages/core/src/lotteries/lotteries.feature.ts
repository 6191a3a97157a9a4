import { drawsContract } from './draws.contract.ts'
export { drawsZh as zh, lotteryErrorsZh as errorsZh } from './lotteries.zh.ts'
export { drawsEn as en, lotteryErrorsEn as errorsEn } from './lotteries.en.ts'
export { lotteryErrors as errors } from './lotteries.errors.ts'
export { lotteriesScreens as screens } from './lotteries.screens.ts'

export const contract = { draws: drawsContract } as const

/** What each group of its endpoints is about. */
export const tags = { draws: { zh: '抽奖', en: 'Draws' } } as const
