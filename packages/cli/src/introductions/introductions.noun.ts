import { introductionColumns } from '@icss/core/introductions/introduction.columns.ts'
import { introductionsEn } from '@icss/core/introductions/introductions.en.ts'
import { introductionsZh } from '@icss/core/introductions/introductions.zh.ts'
import { noun } from '../nouns/noun.ts'

export default noun({
  contract: 'introductions',
  columns: introductionColumns,
  copy: { zh: introductionsZh, en: introductionsEn },
  list: ['id', 'resourceName', 'demandName', 'state', 'updatedAt'],
  nameOf: ({ resourceName, demandName }) => `${resourceName} / ${demandName}`,
  filters: {
    companyId: {
      option: 'company',
      value: 'id',
      text: { zh: '企业编号，见 icss members list --json', en: 'id of the company, see icss members list --json' },
    },
  },
})
