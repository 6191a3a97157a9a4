import { businessCardsContract, publicBusinessCardsContract } from './business-cards.contract.ts'
export { businessCardsZh as zh } from './business-cards.zh.ts'
export { businessCardsEn as en } from './business-cards.en.ts'
export { businessCardsScreens as screens } from './business-cards.screens.ts'
export { businessCardColumns as columns } from './business-card.columns.ts'
export { businessCardChoices as choices } from './business-card.ts'

export const contract = {
  businessCards: businessCardsContract,
  publicBusinessCards: publicBusinessCardsContract,
} as const

/** What each group of its endpoints is about. */
export const tags = {
  businessCards: { zh: '代表频道的人的超级名片', en: 'The super business cards of those who speak for a channel' },
  publicBusinessCards: { zh: '超级名片的公开页', en: 'The public pages of super business cards' },
} as const
