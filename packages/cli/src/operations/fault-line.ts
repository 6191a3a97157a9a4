import { isErrorCode } from '@icss/core/errors/error-status.ts'
import type { Wording } from '@icss/core/errors/wording.ts'
import type { RejectedRow } from '@icss/core/operations/rejected-row.ts'
import type { Console } from '../console/console.ts'
import { cut, onOneLine } from '../console/display-width.ts'
import { wordProblem } from '../errors/report-error.ts'

type Words = Pick<Console, 't' | 'language'>

/** Words a code that came with data, which an older client may not know. */
export const wordCode = (console: Words, { code, params }: Pick<RejectedRow, 'code' | 'params'>): Wording =>
  wordProblem(console, { code: isErrorCode(code) ? code : 'request.invalid', params })

/** A fault of a row of a table: where it is, what stands there, and what to do. */
export function faultLine(console: Words, fault: RejectedRow): string {
  const { says, fix } = wordCode(console, fault)
  const value = cut(onOneLine(fault.value), 30)
  return console.t(fault.column === '' ? 'outcome.faultRow' : value === '' ? 'outcome.faultEmpty' : 'outcome.fault', {
    line: String(fault.line),
    column: onOneLine(fault.column),
    value,
    says: onOneLine(says),
    fix: onOneLine(fix),
  })
}
