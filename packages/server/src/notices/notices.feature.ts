import { noticesHandlers, noticesStore } from './notices.handlers.ts'
import { notices } from './notices.tables.ts'
import { publicNoticePage, publicNoticesHandlers } from './public-notices.handlers.ts'
import { receivedNoticesHandlers } from './received-notices.handlers.ts'

export const handlers = {
  notices: noticesHandlers,
  publicNotices: publicNoticesHandlers,
  receivedNotices: receivedNoticesHandlers,
}

export const content = { notice: notices }

export const publicPages = { notice: publicNoticePage }

export const binned = { notices: noticesStore }
