import { noticesHandlers, noticesStore } from './notices.handlers.ts'
import { notices } from './notices.tables.ts'
import { receivedNoticesHandlers } from './received-notices.handlers.ts'

export const handlers = { notices: noticesHandlers, receivedNotices: receivedNoticesHandlers }

export const content = { notice: notices }

export const binned = { notices: noticesStore }
