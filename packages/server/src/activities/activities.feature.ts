import { entityImport } from '../entities/entity-import.ts'
import type { Runs } from '../operations/runs.ts'
import type { BulkNounParts } from '../selections/bulk-parts.ts'
import { activitiesHandlers, exportedActivities } from './activities.handlers.ts'
import { activitiesStore } from './activities.store.ts'
import { publicActivitiesHandlers, publicActivityPage } from './public-activities.handlers.ts'

export const handlers = { activities: activitiesHandlers, publicActivities: publicActivitiesHandlers }

export const publicPages = { activity: publicActivityPage }

export const binned = { activities: activitiesStore }

export const runs = { 'activities.import': entityImport('activities.import', activitiesStore) } satisfies Runs

export const bulk = {
  activities: { store: activitiesStore, exported: exportedActivities },
} as const satisfies Partial<BulkNounParts>
