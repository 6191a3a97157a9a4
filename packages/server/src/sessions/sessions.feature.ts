import { sessionsHandlers } from './sessions.handlers.ts'

export const handlers = { sessions: sessionsHandlers }
