import { auditHandlers } from './audit.handlers.ts'

export const handlers = { audit: auditHandlers }
