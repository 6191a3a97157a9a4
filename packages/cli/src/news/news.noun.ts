import { newsColumns } from '@icss/core/news/news.columns.ts'
import { newsEn } from '@icss/core/news/news.en.ts'
import { newsStateAt } from '@icss/core/news/news.ts'
import { newsZh } from '@icss/core/news/news.zh.ts'
import { noun } from '../nouns/noun.ts'

const copy = { zh: newsZh, en: newsEn }

export default noun({
  contract: 'news',
  columns: newsColumns,
  copy,
  list: ['id', 'title', 'status', 'startAt', 'endAt', 'pictureCount'],
  cells: { status: (news, language) => copy[language].states[newsStateAt(news, Date.now())] },
  nameOf: ({ title }) => title,
})
