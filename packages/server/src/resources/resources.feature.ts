import { entityImport } from '../entities/entity-import.ts'
import type { Runs } from '../operations/runs.ts'
import { turnShelf } from '../resources/set-shelf-status.ts'
import type { BulkNounParts } from '../selections/bulk-parts.ts'
import { ownResourcesHandlers } from './own-resources.handlers.ts'
import { publicResourcePage, publicResourcesHandlers } from './public-resources.handlers.ts'
import { exportedResources, resourcesHandlers } from './resources.handlers.ts'
import { resourcesStore } from './resources.store.ts'
import { shelfSettingsHandlers } from './shelf-settings.handlers.ts'

export const handlers = {
  resources: resourcesHandlers,
  ownResources: ownResourcesHandlers,
  publicResources: publicResourcesHandlers,
  shelfSettings: shelfSettingsHandlers,
}

export const publicPages = { resource: publicResourcePage }

export const binned = { resources: resourcesStore }

export const runs = {
  'resources.import': entityImport('resources.import', resourcesStore),
} satisfies Runs

export const bulk = {
  resources: { store: resourcesStore, turn: turnShelf, exported: exportedResources },
} as const satisfies Partial<BulkNounParts>
