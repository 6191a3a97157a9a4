import { deskHandlers } from './desk.handlers.ts'

export const handlers = { desk: deskHandlers }
