import { resourceColumns } from '@icss/core/resources/resource.columns.ts'
import { resourcesEn } from '@icss/core/resources/resources.en.ts'
import { resourcesZh } from '@icss/core/resources/resources.zh.ts'
import { noun } from '../nouns/noun.ts'
import { shelfFilters, shelfSummaries } from '../resources/shelf-noun.ts'

export default noun({
  contract: 'resources',
  columns: resourceColumns,
  copy: { zh: resourcesZh, en: resourcesEn },
  list: ['id', 'name', 'type', 'companyName', 'offReason', 'expiresAt'],
  nameOf: ({ name }) => name,
  filters: shelfFilters,
  summaries: shelfSummaries({ zh: '资源', en: 'resources' }),
})
