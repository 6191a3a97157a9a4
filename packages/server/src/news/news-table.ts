import { newsColumns } from '@icss/core/news/news.columns.ts'
import { newsDraft } from '@icss/core/news/news.ts'

/** News as rows of a file, the body in words. */
export const newsTable = {
  schema: newsDraft,
  columns: newsColumns,
  required: ['title', 'startAt', 'endAt', 'body', 'publisher'],
} as const
