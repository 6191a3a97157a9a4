import { exportColumns } from '../spreadsheets/export-columns.ts'
import { prizesEn } from './prizes.en.ts'
import { prizesZh } from './prizes.zh.ts'

const words = { zh: prizesZh, en: prizesEn }

/** What an export says of a prize. */
export const prizeColumns = exportColumns(
  ['name', 'grade', 'price', 'quantity', 'reserved', 'explanation', 'link', 'image', 'updatedAt'],
  words,
)
