import { noticeColumns } from '@icss/core/notices/notice.columns.ts'
import { noticeStateAt } from '@icss/core/notices/notice.ts'
import { noticesEn } from '@icss/core/notices/notices.en.ts'
import { noticesZh } from '@icss/core/notices/notices.zh.ts'
import { noun } from '../nouns/noun.ts'

const copy = { zh: noticesZh, en: noticesEn }

export default noun({
  contract: 'notices',
  columns: noticeColumns,
  copy,
  list: ['id', 'title', 'status', 'startAt', 'endAt', 'readerCount'],
  cells: { status: (notice, language) => copy[language].states[noticeStateAt(notice, Date.now())] },
  nameOf: ({ title }) => title,
})
