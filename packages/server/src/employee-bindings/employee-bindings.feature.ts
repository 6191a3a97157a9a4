import { employeeBindingsHandlers } from './employee-bindings.handlers.ts'
import { ownCardPages } from './own-card-pages.ts'
import { ownCardsHandlers } from './own-cards.handlers.ts'

export const handlers = { employeeBindings: employeeBindingsHandlers, ownCards: ownCardsHandlers }

export const publicPages = ownCardPages
