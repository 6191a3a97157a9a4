import { demandTableColumns } from '@icss/core/demands/demand.columns.ts'
import type { demandsContract } from '@icss/core/demands/demands.contract.ts'
import { demandsEn } from '@icss/core/demands/demands.en.ts'
import { demandsZh } from '@icss/core/demands/demands.zh.ts'
import { resources } from '../resources/resources.tables.ts'
import { exportEntities } from '../entities/entity-export.ts'
import type { Exported } from '../entities/exported.ts'
import { entityHandlers } from '../entities/entity-handlers.ts'
import type { Handlers } from '../http/handler.ts'
import { takeImport } from '../imports/take-import.ts'
import { publicLinkHandlers } from '../public-links/public-link-handlers.ts'
import { matchesOf } from '../resources/matches-of.ts'
import { refuseFiled, setShelfStatus } from '../resources/set-shelf-status.ts'
import { demandsStore } from './demands.store.ts'
import { demands } from './demands.tables.ts'

/** What an export of them says. */
export const exportedDemands: Exported = {
  columns: demandTableColumns,
  words: { zh: demandsZh, en: demandsEn },
}

export const demandsHandlers: Handlers<{ demands: typeof demandsContract }>['demands'] = {
  ...entityHandlers(demandsStore),
  import: takeImport('demands.import'),
  export: exportEntities(demandsStore, exportedDemands),
  setStatus: setShelfStatus(demandsStore),
  refuse: refuseFiled(demandsStore),
  matches: matchesOf(demands, resources),
  ...publicLinkHandlers('demand', demands),
}
