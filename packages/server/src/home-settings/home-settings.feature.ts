import { publicHomeHandlers } from './home-feed.ts'
import { homePage } from './home-page.ts'
import { homeDraftsHandlers, homeLogoHandlers, homePageHandlers, homeScreenHandlers } from './home-settings.handlers.ts'

export const handlers = {
  homeScreen: homeScreenHandlers,
  homeLogo: homeLogoHandlers,
  homeDrafts: homeDraftsHandlers,
  homePage: homePageHandlers,
  publicHome: publicHomeHandlers,
}

export const publicPages = { home: homePage, homePreview: homePage }
