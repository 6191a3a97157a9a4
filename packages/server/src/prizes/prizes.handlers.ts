import { prizeColumns } from '@icss/core/prizes/prize.columns.ts'
import type { prizesContract } from '@icss/core/prizes/prizes.contract.ts'
import { prizesEn } from '@icss/core/prizes/prizes.en.ts'
import { prizesZh } from '@icss/core/prizes/prizes.zh.ts'
import { exportEntities } from '../entities/entity-export.ts'
import type { Exported } from '../entities/exported.ts'
import { entityHandlers } from '../entities/entity-handlers.ts'
import type { Handlers } from '../http/handler.ts'
import { prizesStore } from './prizes.store.ts'

/** What an export of them says beside the store. */
export const exportedPrizes: Exported = { columns: prizeColumns, words: { zh: prizesZh, en: prizesEn } }

export const prizesHandlers: Handlers<{ prizes: typeof prizesContract }>['prizes'] = {
  ...entityHandlers(prizesStore),
  export: exportEntities(prizesStore, exportedPrizes),
}
