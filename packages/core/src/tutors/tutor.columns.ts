import { choiceCell } from '../spreadsheets/cells.ts'
import { exportColumns } from '../spreadsheets/export-columns.ts'
import { tutorsEn } from './tutors.en.ts'
import { tutorsZh } from './tutors.zh.ts'

const headers = { zh: tutorsZh.fields, en: tutorsEn.fields }

/** What an export says of a tutor: the category by its name, the last change as an instant in UTC. */
export const tutorColumns = exportColumns(
  ['name', 'categoryId', 'serial', 'status', 'introduction', 'avatar', 'updatedAt'],
  headers,
  { status: choiceCell({ zh: tutorsZh.status, en: tutorsEn.status }, {}) },
)
