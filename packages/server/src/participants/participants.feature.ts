import { entityImport } from '../entities/entity-import.ts'
import type { Runs } from '../operations/runs.ts'
import { participantsHandlers } from './participants.handlers.ts'
import { refuseErased } from './refuse-erased.ts'
import { participantsStore } from './participants.store.ts'

export const handlers = { participants: participantsHandlers }

export const runs = {
  'participants.import': entityImport('participants.import', participantsStore, { refuses: refuseErased }),
} satisfies Runs
