import { homeContract } from './home.contract.ts'
export { homeZh as zh } from './home.zh.ts'
export { homeEn as en } from './home.en.ts'
export { homeScreens as screens, homeMenu as menu } from './home.screens.ts'

export const contract = { home: homeContract } as const

/** What each group of its endpoints is about. */
export const tags = { home: { zh: '首页', en: 'What is due, and how things stand' } } as const
