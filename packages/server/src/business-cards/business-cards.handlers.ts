import { businessCardColumns } from '@icss/core/business-cards/business-card.columns.ts'
import type { BusinessCardStatus } from '@icss/core/business-cards/business-card.ts'
import { businessCardsContract } from '@icss/core/business-cards/business-cards.contract.ts'
import { businessCardsEn } from '@icss/core/business-cards/business-cards.en.ts'
import { businessCardsZh } from '@icss/core/business-cards/business-cards.zh.ts'
import { exportEntities } from '../entities/entity-export.ts'
import type { Exported } from '../entities/exported.ts'
import { changing, entityHandlers } from '../entities/entity-handlers.ts'
import { entityStore } from '../entities/entity-store.ts'
import type { Handlers } from '../http/handler.ts'
import { takeImport } from '../imports/take-import.ts'
import { linksOf, publicLinkHandlers } from '../public-links/public-link-handlers.ts'
import { businessCards } from './business-cards.tables.ts'

export const businessCardsStore = entityStore(businessCardsContract, {
  table: businessCards,
  searched: ['name', 'position', 'company', 'phone'],
  bin: { kind: 'businessCards', name: 'name' },
  children: [linksOf('businessCard')],
})

/** What an export of them says beside the store. */
export const exportedBusinessCards: Exported = {
  columns: businessCardColumns,
  words: { zh: businessCardsZh, en: businessCardsEn },
}

export const businessCardsHandlers: Handlers<{ businessCards: typeof businessCardsContract }>['businessCards'] = {
  ...entityHandlers(businessCardsStore),
  import: takeImport('businessCards.import'),
  export: exportEntities(businessCardsStore, exportedBusinessCards),
  setStatus: changing(
    businessCardsStore,
    (_stored, { body: { status } }: { params: { id: string }; body: { status: BusinessCardStatus } }) => ({ status }),
  ),
  ...publicLinkHandlers('businessCard', businessCards),
}
