import { importsHandlers } from './imports.handlers.ts'

export const handlers = { imports: importsHandlers }
