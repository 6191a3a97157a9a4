import { entityImport } from '../entities/entity-import.ts'
import type { Runs } from '../operations/runs.ts'
import type { BulkNounParts } from '../selections/bulk-parts.ts'
import { exportedParticipants, participantsHandlers } from './participants.handlers.ts'
import { refuseErased } from './refuse-erased.ts'
import { participantsStore } from './participants.store.ts'

export const handlers = { participants: participantsHandlers }

export const bulk = {
  participants: { store: participantsStore, exported: exportedParticipants },
} as const satisfies Partial<BulkNounParts>

export const runs = {
  'participants.import': entityImport('participants.import', participantsStore, { refuses: refuseErased }),
} satisfies Runs
