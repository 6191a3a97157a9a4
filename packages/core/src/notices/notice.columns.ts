import { exportColumns } from '../spreadsheets/export-columns.ts'
import { noticeChoices } from './notice.ts'
import { noticesEn } from './notices.en.ts'
import { noticesZh } from './notices.zh.ts'

const words = { zh: noticesZh, en: noticesEn }

/** What an export says of a notice; its body in words, instants in UTC. */
export const noticeColumns = exportColumns(
  ['title', 'status', 'startAt', 'endAt', 'durationDays', 'publisher', 'readerCount', 'body', 'file', 'updatedAt'],
  words,
  noticeChoices,
)
