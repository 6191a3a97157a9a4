import { entityImport } from '../entities/entity-import.ts'
import type { Runs } from '../operations/runs.ts'
import { turnShelf } from '../resources/set-shelf-status.ts'
import type { BulkNounParts } from '../selections/bulk-parts.ts'
import { ownDemandsHandlers } from './own-demands.handlers.ts'
import { publicDemandPage, publicDemandsHandlers } from './public-demands.handlers.ts'
import { exportedDemands, demandsHandlers } from './demands.handlers.ts'
import { demandsStore } from './demands.store.ts'

export const handlers = {
  demands: demandsHandlers,
  ownDemands: ownDemandsHandlers,
  publicDemands: publicDemandsHandlers,
}

export const publicPages = { demand: publicDemandPage }

export const binned = { demands: demandsStore }

export const runs = {
  'demands.import': entityImport('demands.import', demandsStore),
} satisfies Runs

export const bulk = {
  demands: { store: demandsStore, turn: turnShelf, exported: exportedDemands },
} as const satisfies Partial<BulkNounParts>
