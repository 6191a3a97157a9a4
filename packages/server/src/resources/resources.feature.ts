import { entityImport } from '../entities/entity-import.ts'
import type { Runs } from '../operations/runs.ts'
import { turnShelf } from '../resources/set-shelf-status.ts'
import type { BulkNounParts } from '../selections/bulk-parts.ts'
import { publicResourcePage, publicResourcesHandlers } from './public-resources.handlers.ts'
import { exportedResources, resourcesHandlers } from './resources.handlers.ts'
import { resourcesStore } from './resources.store.ts'

export const handlers = { resources: resourcesHandlers, publicResources: publicResourcesHandlers }

export const publicPages = { resource: publicResourcePage }

export const binned = { resources: resourcesStore }

export const runs = {
  'resources.import': entityImport('resources.import', resourcesStore),
} satisfies Runs

export const bulk = {
  resources: { store: resourcesStore, turn: turnShelf, exported: exportedResources },
} as const satisfies Partial<BulkNounParts>
