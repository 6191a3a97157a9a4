import { messagesHandlers } from './messages.handlers.ts'

export const handlers = { messages: messagesHandlers }
