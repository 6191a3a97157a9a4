import { registerHandlers } from './register.handlers.ts'

export const handlers = { register: registerHandlers }
