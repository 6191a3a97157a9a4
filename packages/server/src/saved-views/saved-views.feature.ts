import { savedViewsHandlers } from './saved-views.handlers.ts'

export const handlers = { savedViews: savedViewsHandlers }
