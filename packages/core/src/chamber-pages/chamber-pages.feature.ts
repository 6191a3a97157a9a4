import { chamberPagesContract, publicChambersContract } from './chamber-pages.contract.ts'
export { chamberPagesZh as zh } from './chamber-pages.zh.ts'
export { chamberPagesEn as en } from './chamber-pages.en.ts'

export const contract = { chamberPages: chamberPagesContract, publicChambers: publicChambersContract } as const

/** What each group of its endpoints is about. */
export const tags = {
  chamberPages: { zh: '商会主页的公开链接', en: 'The public link of the home of a chamber' },
  publicChambers: { zh: '商会的公开主页', en: 'The public home of a chamber' },
} as const
