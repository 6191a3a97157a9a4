import { resourceTableColumns } from '@icss/core/resources/resource.columns.ts'
import type { resourcesContract } from '@icss/core/resources/resources.contract.ts'
import { resourcesEn } from '@icss/core/resources/resources.en.ts'
import { resourcesZh } from '@icss/core/resources/resources.zh.ts'
import { demands } from '../demands/demands.tables.ts'
import { exportEntities } from '../entities/entity-export.ts'
import type { Exported } from '../entities/exported.ts'
import { entityHandlers } from '../entities/entity-handlers.ts'
import type { Handlers } from '../http/handler.ts'
import { takeImport } from '../imports/take-import.ts'
import { publicLinkHandlers } from '../public-links/public-link-handlers.ts'
import { matchesOf } from '../resources/matches-of.ts'
import { refuseFiled, setShelfStatus } from '../resources/set-shelf-status.ts'
import { resourcesStore } from './resources.store.ts'
import { resources } from './resources.tables.ts'

/** What an export of them says. */
export const exportedResources: Exported = {
  columns: resourceTableColumns,
  words: { zh: resourcesZh, en: resourcesEn },
}

export const resourcesHandlers: Handlers<{ resources: typeof resourcesContract }>['resources'] = {
  ...entityHandlers(resourcesStore),
  import: takeImport('resources.import'),
  export: exportEntities(resourcesStore, exportedResources),
  setStatus: setShelfStatus(resourcesStore),
  refuse: refuseFiled(resourcesStore),
  matches: matchesOf(resources, demands),
  ...publicLinkHandlers('resource', resources),
}
