import type { BulkNounParts } from '../selections/bulk-parts.ts'
import { bigScreenHandlers } from './big-screen.handlers.ts'
import { exportedMeetings, meetingsHandlers } from './meetings.handlers.ts'
import { meetingsStore } from './meetings.store.ts'
import { meetings } from './meetings.tables.ts'
import { receivedMeetingsHandlers } from './received-meetings.handlers.ts'

export const handlers = {
  meetings: meetingsHandlers,
  receivedMeetings: receivedMeetingsHandlers,
  bigScreen: bigScreenHandlers,
}

export const content = { meeting: { table: meetings, name: meetings.name } }

export const bulk = {
  meetings: { store: meetingsStore, exported: exportedMeetings },
} as const satisfies Partial<BulkNounParts>
