import { organisationHandlers } from './organisation.handlers.ts'

export const handlers = { organisation: organisationHandlers }
