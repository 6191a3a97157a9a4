import { numberCell } from '../spreadsheets/cells.ts'
import { exportColumns } from '../spreadsheets/export-columns.ts'
import { winnerChoices } from './winners.contract.ts'
import { winnersEn } from './winners.en.ts'
import { winnersZh } from './winners.zh.ts'

/** What lists and exports say of a winner, instants in UTC. */
export const winnerColumns = exportColumns(
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
  { zh: winnersZh, en: winnersEn },
  winnerChoices,
  { round: numberCell },
)
