import { courseRow } from './courses.contract.ts'
import { tableColumns } from '../spreadsheets/table-columns.ts'
import { courseChoices } from './course.ts'
import { coursesEn } from './courses.en.ts'
import { coursesZh } from './courses.zh.ts'

/** How the fields of a course stand in lists. */
export const courseColumns = tableColumns(
  courseRow,
  ['name', 'categoryId', 'value', 'permission', 'source', 'supplier', 'serialNumber', 'createdAt', 'updatedAt'],
  { words: { zh: coursesZh, en: coursesEn }, choices: courseChoices },
)
