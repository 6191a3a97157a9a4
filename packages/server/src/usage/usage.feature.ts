import { usageHandlers } from './usage.handlers.ts'

export const handlers = { usage: usageHandlers }
