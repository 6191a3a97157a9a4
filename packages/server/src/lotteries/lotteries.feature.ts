import { drawsHandlers } from './draws.handlers.ts'

export const handlers = { draws: drawsHandlers }
