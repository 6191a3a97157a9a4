import type { BulkNounParts } from '../selections/bulk-parts.ts'
import { exportedNotices, noticesHandlers, noticesStore, publish } from './notices.handlers.ts'
import { notices } from './notices.tables.ts'
import { publicNoticePage, publicNoticesHandlers } from './public-notices.handlers.ts'
import { receivedNoticesHandlers } from './received-notices.handlers.ts'

export const handlers = {
  notices: noticesHandlers,
  publicNotices: publicNoticesHandlers,
  receivedNotices: receivedNoticesHandlers,
}

export const content = { notice: { table: notices, name: notices.title } }

export const publicPages = { notice: publicNoticePage }

export const binned = { notices: noticesStore }

export const bulk = {
  notices: {
    store: noticesStore,
    turn: (stored, isOn, scope) =>
      publish(stored as typeof notices.$inferSelect, isOn ? 'published' : 'withdrawn', scope),
    exported: exportedNotices,
  },
} as const satisfies Partial<BulkNounParts>
