import { demandColumns } from '@icss/core/demands/demand.columns.ts'
import { demandsEn } from '@icss/core/demands/demands.en.ts'
import { demandsZh } from '@icss/core/demands/demands.zh.ts'
import { noun } from '../nouns/noun.ts'
import { shelfFilters, shelfSummaries } from '../resources/shelf-noun.ts'

export default noun({
  contract: 'demands',
  columns: demandColumns,
  copy: { zh: demandsZh, en: demandsEn },
  list: ['id', 'name', 'type', 'companyName', 'offReason', 'expiresAt'],
  nameOf: ({ name }) => name,
  filters: shelfFilters,
  summaries: shelfSummaries({ zh: '需求', en: 'demands' }),
})
