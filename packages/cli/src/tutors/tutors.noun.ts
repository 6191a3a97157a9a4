import { tutorColumns } from '@icss/core/tutors/tutor.columns.ts'
import { tutorsEn } from '@icss/core/tutors/tutors.en.ts'
import { tutorsZh } from '@icss/core/tutors/tutors.zh.ts'
import { categoryFilter } from '../categories/category-filter.ts'
import { noun } from '../nouns/noun.ts'

export default noun({
  contract: 'tutors',
  columns: tutorColumns,
  copy: { zh: tutorsZh, en: tutorsEn },
  list: ['id', 'name', 'status', 'serial', 'introduction'],
  nameOf: ({ name }) => name,
  filters: { categoryId: categoryFilter },
})
