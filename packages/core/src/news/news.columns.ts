import { numberCell } from '../spreadsheets/cells.ts'
import { exportColumns } from '../spreadsheets/export-columns.ts'
import { newsChoices } from './news.ts'
import { newsEn } from './news.en.ts'
import { newsZh } from './news.zh.ts'

const words = { zh: newsZh, en: newsEn }

/** What an import takes of a piece of news: its body in words, instants with their offset. */
export const newsTableColumns = exportColumns(['title', 'startAt', 'endAt', 'body', 'publisher', 'file'], words)

/** What an export says beside. */
export const newsColumns = exportColumns(
  ['title', 'status', 'startAt', 'endAt', 'publisher', 'pictureCount', 'body', 'file', 'updatedAt'],
  words,
  newsChoices,
  { pictureCount: numberCell },
)
