import { courseColumns } from '@icss/core/courses/course.columns.ts'
import { coursesEn } from '@icss/core/courses/courses.en.ts'
import { coursesZh } from '@icss/core/courses/courses.zh.ts'
import { categoryFilter } from '../categories/category-filter.ts'
import { noun } from '../nouns/noun.ts'

const copy = { zh: coursesZh, en: coursesEn }

export default noun({
  contract: 'courses',
  columns: courseColumns,
  copy,
  list: ['id', 'serialNumber', 'name', 'value', 'permission', 'source'],
  numbers: ['value'],
  cells: { value: ({ value }, language) => (value === '' ? copy[language].free : value) },
  nameOf: ({ name }) => name,
  filters: { categoryId: categoryFilter },
  secrets: ['password'],
})
