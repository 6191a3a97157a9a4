import type { BulkNounParts } from '../selections/bulk-parts.ts'
import { exportedPrizes, prizesHandlers } from './prizes.handlers.ts'
import { prizesStore } from './prizes.store.ts'

export const handlers = { prizes: prizesHandlers }

export const binned = { prizes: prizesStore }

export const bulk = {
  prizes: { store: prizesStore, exported: exportedPrizes },
} as const satisfies Partial<BulkNounParts>
