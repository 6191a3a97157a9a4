import { tableColumns } from '../spreadsheets/table-columns.ts'
import { winner, winnerChoices } from './winners.contract.ts'
import { winnersEn } from './winners.en.ts'
import { winnersZh } from './winners.zh.ts'

/** What lists and exports say of a winner. */
export const winnerColumns = tableColumns(
  winner,
  [
    'name',
    'phone',
    'company',
    'award',
    'prize',
    'round',
    'state',
    'voidReason',
    'handedOverAt',
    'handedOverBy',
    'drawnAt',
    'code',
  ],
  { words: { zh: winnersZh, en: winnersEn }, choices: winnerChoices },
)
