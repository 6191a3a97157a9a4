import { newsColumns } from './news.columns.ts'
import { newsDraft } from './news.ts'

/** News as rows of a file, the body in words. */
export const newsTable = {
  schema: newsDraft,
  columns: newsColumns,
  required: ['title', 'startAt', 'endAt', 'body', 'publisher'],
  examples: {
    title: { zh: '会员企业获国家专利奖', en: 'A member wins the national patent award' },
    endAt: '2030-06-18 14:30',
    body: { zh: '颁奖仪式在北京举行', en: 'The award was presented in Beijing' },
  },
} as const
