import { exportColumns } from '../spreadsheets/export-columns.ts'
import { courseChoices } from './course.ts'
import { coursesEn } from './courses.en.ts'
import { coursesZh } from './courses.zh.ts'

/** How the fields of a course stand in lists. */
export const courseColumns = exportColumns(
  ['name', 'categoryId', 'value', 'permission', 'source', 'supplier', 'serialNumber', 'createdAt', 'updatedAt'],
  { zh: coursesZh, en: coursesEn },
  courseChoices,
)
