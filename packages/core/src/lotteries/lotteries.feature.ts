export { lotteryErrorsZh as errorsZh } from './lotteries.zh.ts'
export { lotteryErrorsEn as errorsEn } from './lotteries.en.ts'
export { lotteryErrors as errors } from './lotteries.errors.ts'
export { lotteriesScreens as screens, lotteriesMenu as menu } from './lotteries.screens.ts'
