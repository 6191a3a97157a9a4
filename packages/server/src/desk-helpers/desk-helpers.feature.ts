import { deskHelperPages } from './desk-helper-pages.ts'
import { deskHelpersHandlers } from './desk-helpers.handlers.ts'
import { helperDesksHandlers } from './helper-desks.handlers.ts'

export const handlers = { deskHelpers: deskHelpersHandlers, helperDesks: helperDesksHandlers }

export const publicPages = deskHelperPages
