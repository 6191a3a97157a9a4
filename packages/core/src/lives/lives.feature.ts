import { livesContract, receivedLivesContract } from './lives.contract.ts'
import { publicLivesContract } from './public-lives.contract.ts'
export { livesZh as zh, liveErrorsZh as errorsZh } from './lives.zh.ts'
export { livesEn as en, liveErrorsEn as errorsEn } from './lives.en.ts'
export { liveErrors as errors } from './lives.errors.ts'
export { livesScreens as screens, livesMenu as menu } from './lives.screens.ts'
export { liveColumns as columns } from './live.columns.ts'
export { liveChoices as choices } from './live.ts'

export const contract = {
  lives: livesContract,
  receivedLives: receivedLivesContract,
  publicLives: publicLivesContract,
} as const

/** What each group of its endpoints is about. */
export const tags = {
  lives: { zh: '直播', en: 'Lives' },
  receivedLives: { zh: '主频道开放的直播', en: 'Lives that the main channel has opened to this channel' },
  publicLives: { zh: '直播的公开页', en: 'The public pages of lives' },
} as const
