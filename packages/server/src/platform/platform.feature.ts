import { platformHandlers } from './platform.handlers.ts'

export const handlers = { platform: platformHandlers }
