import { publicLinksContract } from './public-links.contract.ts'
export { publicLinksScreens as screens } from './public-links.screens.ts'
export { publicLinksZh as zh } from './public-links.zh.ts'
export { publicLinksEn as en } from './public-links.en.ts'

export const contract = { publicLinks: publicLinksContract } as const

/** What each group of its endpoints is about. */
export const tags = {
  publicLinks: { zh: '频道开通的公开链接', en: 'The public links of a channel' },
} as const
