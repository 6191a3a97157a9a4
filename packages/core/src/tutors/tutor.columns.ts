import { exportColumns } from '../spreadsheets/export-columns.ts'
import { tutorChoices } from './tutor.ts'
import { tutorsEn } from './tutors.en.ts'
import { tutorsZh } from './tutors.zh.ts'

const words = { zh: tutorsZh, en: tutorsEn }

/** What an export says of a tutor: the category by its name, the last change as an instant in UTC. */
export const tutorColumns = exportColumns(
  ['name', 'categoryId', 'serial', 'status', 'introduction', 'avatar', 'updatedAt'],
  words,
  tutorChoices,
)
