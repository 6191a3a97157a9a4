import { winnersHandlers } from './winners.handlers.ts'

export const handlers = { winners: winnersHandlers }
