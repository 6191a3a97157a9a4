import { businessCardColumns } from '@icss/core/business-cards/business-card.columns.ts'
import { businessCardsEn } from '@icss/core/business-cards/business-cards.en.ts'
import { businessCardsZh } from '@icss/core/business-cards/business-cards.zh.ts'
import { noun } from '../nouns/noun.ts'

export default noun({
  contract: 'businessCards',
  columns: businessCardColumns,
  copy: { zh: businessCardsZh, en: businessCardsEn },
  list: ['id', 'name', 'position', 'company', 'phone', 'status', 'views'],
  nameOf: ({ name }) => name,
})
