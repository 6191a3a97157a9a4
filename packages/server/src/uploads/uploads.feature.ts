import { uploadsHandlers } from './uploads.handlers.ts'

export const handlers = { uploads: uploadsHandlers }
