import { pinyinOf } from '../database/pinyin-order.ts'
import { entityImport } from '../entities/entity-import.ts'
import { meetings } from '../meetings/meetings.tables.ts'
import type { Runs } from '../operations/operation-kind.ts'
import { participantsHandlers } from './participants.handlers.ts'
import { participantsStore } from './participants.store.ts'

export const handlers = { participants: participantsHandlers }

export const runs = {
  'participants.import': entityImport('participants.import', participantsStore, {
    parent: {
      field: 'meeting',
      key: 'meetingId',
      table: meetings,
      name: pinyinOf(meetings.name),
      unknown: 'participants.meeting_unknown',
    },
  }),
} satisfies Runs
