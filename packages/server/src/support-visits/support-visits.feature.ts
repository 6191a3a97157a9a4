import { supportVisitsHandlers } from './support-visits.handlers.ts'

export const handlers = { supportVisits: supportVisitsHandlers }
