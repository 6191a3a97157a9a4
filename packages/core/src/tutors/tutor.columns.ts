import { tutor } from './tutors.contract.ts'
import { tableColumns } from '../spreadsheets/table-columns.ts'
import { tutorChoices } from './tutor.ts'
import { tutorsEn } from './tutors.en.ts'
import { tutorsZh } from './tutors.zh.ts'

const words = { zh: tutorsZh, en: tutorsEn }

/** What an export says of a tutor: the category by its name. */
export const tutorColumns = tableColumns(
  tutor,
  ['name', 'categoryId', 'serial', 'status', 'introduction', 'avatar', 'updatedAt'],
  { words, choices: tutorChoices },
)
