import { liveColumns } from '@icss/core/lives/live.columns.ts'
import { livesEn } from '@icss/core/lives/lives.en.ts'
import { livesZh } from '@icss/core/lives/lives.zh.ts'
import { noun } from '../nouns/noun.ts'
import { liveFilters } from './live-filters.ts'

export default noun({
  contract: 'lives',
  columns: liveColumns,
  copy: { zh: livesZh, en: livesEn },
  list: ['id', 'name', 'status', 'startAt', 'tutorId', 'type'],
  cells: { tutorId: ({ tutorName }) => tutorName },
  nameOf: ({ name }) => name,
  filters: liveFilters,
})
