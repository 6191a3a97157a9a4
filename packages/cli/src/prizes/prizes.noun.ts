import { prizeColumns } from '@icss/core/prizes/prize.columns.ts'
import { prizesEn } from '@icss/core/prizes/prizes.en.ts'
import { prizesZh } from '@icss/core/prizes/prizes.zh.ts'
import { noun } from '../nouns/noun.ts'

export default noun({
  contract: 'prizes',
  columns: prizeColumns,
  copy: { zh: prizesZh, en: prizesEn },
  list: ['id', 'name', 'grade', 'price', 'quantity', 'reserved'],
  nameOf: ({ name }) => name,
})
