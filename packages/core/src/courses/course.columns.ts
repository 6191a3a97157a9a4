import { choiceCell } from '../spreadsheets/cells.ts'
import { exportColumns } from '../spreadsheets/export-columns.ts'
import { coursesEn } from './courses.en.ts'
import { coursesZh } from './courses.zh.ts'

const choice = (name: 'permissions' | 'sources') => choiceCell({ zh: coursesZh[name], en: coursesEn[name] }, {})

/** How the fields of a course stand in lists. */
export const courseColumns = exportColumns(
  ['name', 'categoryId', 'value', 'permission', 'source', 'supplier', 'serialNumber', 'createdAt', 'updatedAt'],
  { zh: coursesZh.fields, en: coursesEn.fields },
  { permission: choice('permissions'), source: choice('sources') },
)
