import { choiceCell } from '../spreadsheets/cells.ts'
import { exportColumns } from '../spreadsheets/export-columns.ts'
import { noticesEn } from './notices.en.ts'
import { noticesZh } from './notices.zh.ts'

const headers = { zh: noticesZh.fields, en: noticesEn.fields }

/** What an export says of a notice; its body in words, instants in UTC. */
export const noticeColumns = exportColumns(
  ['title', 'status', 'startAt', 'endAt', 'durationDays', 'publisher', 'readerCount', 'body', 'file', 'updatedAt'],
  headers,
  { status: choiceCell({ zh: noticesZh.status, en: noticesEn.status }, {}) },
)
