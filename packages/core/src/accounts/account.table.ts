import { accountColumns } from './account.columns.ts'
import { accountRow } from './account.ts'

/** Accounts as rows of a file. */
export const accountTable = {
  schema: accountRow,
  columns: accountColumns,
  required: ['number', 'name'],
  examples: {
    number: '755010',
    template: { zh: '全部开放', en: 'All open' },
    remark: { zh: '秘书处', en: 'Secretariat' },
  },
} as const
