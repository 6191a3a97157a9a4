import { news } from './news.contract.ts'
import { tableColumns } from '../spreadsheets/table-columns.ts'
import { newsChoices } from './news.ts'
import { newsEn } from './news.en.ts'
import { newsZh } from './news.zh.ts'

const words = { zh: newsZh, en: newsEn }

/** How a piece of news stands in tables; its body in words. */
export const newsColumns = tableColumns(
  news,
  ['title', 'status', 'startAt', 'endAt', 'publisher', 'pictureCount', 'body', 'file', 'updatedAt'],
  { words, choices: newsChoices },
)
