import { entityImport } from '../entities/entity-import.ts'
import type { Runs } from '../operations/runs.ts'
import type { BulkNounParts } from '../selections/bulk-parts.ts'
import { businessCardsHandlers, businessCardsStore, exportedBusinessCards } from './business-cards.handlers.ts'
import { publicBusinessCardPage, publicBusinessCardsHandlers } from './public-business-cards.handlers.ts'

export const handlers = { businessCards: businessCardsHandlers, publicBusinessCards: publicBusinessCardsHandlers }

export const publicPages = { businessCard: publicBusinessCardPage }

export const binned = { businessCards: businessCardsStore }

export const runs = { 'businessCards.import': entityImport('businessCards.import', businessCardsStore) } satisfies Runs

export const bulk = {
  businessCards: {
    store: businessCardsStore,
    turn: async (_stored, isOn) => ({ status: isOn ? 'on' : 'off' }),
    exported: exportedBusinessCards,
  },
} as const satisfies Partial<BulkNounParts>
