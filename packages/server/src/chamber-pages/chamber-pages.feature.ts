import { chamberPagesHandlers } from './chamber-pages.handlers.ts'
import { publicChamberPage, publicChambersHandlers } from './public-chambers.handlers.ts'

export const handlers = { chamberPages: chamberPagesHandlers, publicChambers: publicChambersHandlers }

export const publicPages = { chamber: publicChamberPage }
