import { prize } from './prizes.contract.ts'
import { tableColumns } from '../spreadsheets/table-columns.ts'
import { prizesEn } from './prizes.en.ts'
import { prizesZh } from './prizes.zh.ts'

const words = { zh: prizesZh, en: prizesEn }

/** What an export says of a prize. */
export const prizeColumns = tableColumns(
  prize,
  ['name', 'grade', 'price', 'quantity', 'reserved', 'explanation', 'link', 'image', 'updatedAt'],
  { words },
)
