import {
  homeDraftsContract,
  homePageContract,
  homeScreenContract,
  publicHomeContract,
} from './home-settings.contract.ts'
import { homeLogoContract } from './home-logo.contract.ts'
export { homeSettingsZh as zh, homeErrorsZh as errorsZh } from './home-settings.zh.ts'
export { homeSettingsEn as en, homeErrorsEn as errorsEn } from './home-settings.en.ts'
export { homeErrors as errors } from './home-settings.errors.ts'
export { homeSettingsScreens as screens, homeSettingsMenu as menu } from './home-settings.screens.ts'

export const contract = {
  homeScreen: homeScreenContract,
  homeLogo: homeLogoContract,
  homeDrafts: homeDraftsContract,
  homePage: homePageContract,
  publicHome: publicHomeContract,
} as const

/** What each group of its endpoints is about. */
export const tags = {
  homeScreen: { zh: '首屏', en: 'The home screen, its publications and revisions' },
  homeLogo: { zh: '频道的标识', en: 'The logo of a channel' },
  homeDrafts: { zh: '首屏草稿', en: 'The drafts of the parts of the home screen' },
  homePage: { zh: '首屏的公开页', en: 'The public page of the home screen' },
  publicHome: { zh: '首屏数据接口', en: 'The feed of the home screen for phone and big-screen clients' },
} as const
