import { overviewHandlers } from './overview.handlers.ts'

export const handlers = { overview: overviewHandlers }
