import type { ErrorCode } from '../errors/error-code.ts'
import { isUnifiedCreditCode } from '../rules/credit-code.ts'
import { isLeftOut } from './left-out-cell.ts'

// What spreadsheets write into a cell that has no value, and for one that is too narrow.
const errorWord =
  /^#(?:N\/A|REF!|VALUE!|DIV\/0!|NAME\?|NUM!|NULL!|SPILL!|CALC!|GETTING_DATA|FIELD!|BLOCKED!|CONNECT!|UNKNOWN!|BUSY!|PYTHON!|#+)$/i

// As spreadsheets and programs write a number that is long: codes are never written so, and have lost digits by it.
const scientific = /^[+-]?\d(?:\.\d+)?e[+-]\d{1,3}$/i

/** The least number whose last digits a spreadsheet does not keep: it keeps 15. */
export const leastRounded = 1e15

// What a spreadsheet makes of a code of 18 digits or more: zeros behind the 15th. Of fewer, too many codes end so.
const rounded = /^\d{15}0{3,}$/
const shortestRounded = 18

/** Whether a cell so long, with that last byte, may be a code whose last digits became zeros. */
export const mayBeRounded = (length: number, last: number): boolean => length >= shortestRounded && last === 0x30

type Spoilt = Extract<
  ErrorCode,
  'import.cell_error' | 'import.cell_left_out' | 'import.digits_lost' | 'import.digits_rounded'
>

/** Why a cell, or a text of a record, says nothing that can be taken over, however it is read. */
export function spoiltCell(cell: string): Spoilt | undefined {
  const first = cell.charCodeAt(0)
  // Nearly every cell begins with what none of these begins with.
  if (!(first <= 0x39)) return undefined
  const text = cell.trim()
  if (isLeftOut(text)) return 'import.cell_left_out'
  if (rounded.test(text)) return isUnifiedCreditCode(text) ? undefined : 'import.digits_rounded'
  return errorWord.test(text) ? 'import.cell_error' : scientific.test(text) ? 'import.digits_lost' : undefined
}

/** Whether such a cell, or one that `restoreCell` changes, may begin with these two bytes; of others nothing needs to be read. */
export const mayBeSpoilt = (first: number, second: number): boolean =>
  first <= 0x39 && (first < 0x30 || second === 0x2e || second === 0x45 || second === 0x65)
