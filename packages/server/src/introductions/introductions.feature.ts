import { introductionPages } from './introduction-pages.ts'
import { introductionsHandlers } from './introductions.handlers.ts'
import { ownIntroductionsHandlers } from './own-introductions.handlers.ts'

export const handlers = { introductions: introductionsHandlers, ownIntroductions: ownIntroductionsHandlers }

export const publicPages = introductionPages
