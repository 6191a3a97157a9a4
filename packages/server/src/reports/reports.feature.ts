import { ownReportsHandlers } from './own-reports.handlers.ts'
import { reportsHandlers } from './reports.handlers.ts'

export const handlers = { reports: reportsHandlers, ownReports: ownReportsHandlers }
