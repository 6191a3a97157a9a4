import { reportColumns } from '@icss/core/reports/report.columns.ts'
import { reportsEn } from '@icss/core/reports/reports.en.ts'
import { reportsZh } from '@icss/core/reports/reports.zh.ts'
import { noun } from '../nouns/noun.ts'

export default noun({
  contract: 'reports',
  columns: reportColumns,
  copy: { zh: reportsZh, en: reportsEn },
  list: ['id', 'thingName', 'kind', 'type', 'reporterName', 'createdAt', 'state'],
  nameOf: ({ thingName }) => thingName,
  filters: {
    companyId: {
      option: 'company',
      value: 'id',
      text: { zh: '企业编号，见 icss members list --json', en: 'id of the company, see icss members list --json' },
    },
  },
})
