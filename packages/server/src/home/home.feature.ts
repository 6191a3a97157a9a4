import { homeHandlers } from './home.handlers.ts'

export const handlers = { home: homeHandlers }
