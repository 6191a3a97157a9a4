import { ProblemError } from '@icss/core/errors/problem-error.ts'
import { megabytes } from './megabytes.ts'
import type { MergedCells } from './merged-cells.ts'
import { rowTooLong, type SourceFault, type SourceRow } from './source-row.ts'
import { maxColumns } from './xlsx-rows.ts'

/** Merged cells whose rows have begun, with what they say. */
interface Spread extends MergedCells {
  readonly text: string
  readonly fault: SourceFault | undefined
}

/**
 * Has each of merged cells say what the first of them says, which alone has it in the file. Two kinds stay as they are: a
 * row that holds nothing of its own, which is no row, and one that holds nothing but a text over several columns, such as
 * the heading of a section, which says how far it goes. To the right, a column without a header is filled with nothing. Is
 * given the rows below `headers` in their order; what is spread may come to `most` characters.
 */
export function spreadMerged(
  merged: readonly MergedCells[],
  headers: readonly string[],
  most: number,
): (row: SourceRow) => SourceRow {
  const isNamed = headers.map((header) => header.trim() !== '')
  const byTop = Map.groupBy(merged, ({ top }) => top)
  let begun: Spread[] = []
  let room = most

  return (row) => {
    const { line, cells, cellFaults } = row
    begun = begun.filter(({ bottom }) => bottom >= line)
    for (const one of byTop.get(line) ?? []) {
      const text = cells[one.left] ?? ''
      if (text !== '') begun.push({ ...one, text, fault: cellFaults?.get(one.left) })
    }
    // They cannot overlap.
    if (begun.length > maxColumns) throw new ProblemError('import.not_a_table', { params: { kind: 'XLSX' } })
    if (begun.length === 0) return row
    const isAlone = cells.filter((cell) => cell !== '').length === 1
    const filled = [...cells]
    const faults = new Map(cellFaults)
    let across: number | undefined
    for (const { top, left, right, text, fault } of begun) {
      if (top === line && isAlone) {
        across = right
        continue
      }
      for (let at = top === line ? left + 1 : left; at <= Math.min(right, headers.length - 1); at += 1) {
        if (at > left && !isNamed[at]) continue
        room -= text.length
        if (room < 0) throw new ProblemError('import.unpacked_too_large', { params: { max: megabytes(most) } })
        filled[at] = text
        if (fault) faults.set(at, fault)
        else faults.delete(at)
      }
    }
    rowTooLong({ length: filled.reduce((length, cell) => length + cell.length, 0) }, line)
    return {
      ...row,
      cells: filled,
      ...(faults.size > 0 ? { cellFaults: faults } : {}),
      ...(across === undefined ? {} : { across }),
    }
  }
}
