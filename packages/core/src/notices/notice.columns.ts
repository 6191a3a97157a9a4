import { notice } from './notices.contract.ts'
import { tableColumns } from '../spreadsheets/table-columns.ts'
import { noticeChoices } from './notice.ts'
import { noticesEn } from './notices.en.ts'
import { noticesZh } from './notices.zh.ts'

const words = { zh: noticesZh, en: noticesEn }

/** What an export says of a notice; its body in words. */
export const noticeColumns = tableColumns(
  notice,
  ['title', 'status', 'startAt', 'endAt', 'durationDays', 'publisher', 'readerCount', 'body', 'file', 'updatedAt'],
  { words, choices: noticeChoices },
)
