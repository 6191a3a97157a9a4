import { ProblemError } from '@icss/core/errors/problem-error.ts'
import { megabytes } from './megabytes.ts'
import { rowTooLong, type SourceRow } from './source-row.ts'
import { dateOf, dayOf } from './xlsx-dates.ts'
import type { Workbook } from './xlsx-workbook.ts'
import { type Attributes, readXml, textOf } from './xlsx-xml.ts'
import { unpacked, type UnpackingBudget } from './zip-files.ts'

/** Characters of a cell, and columns of a row, that are read: a text of a few hundred bytes may be named by every cell. */
export const maxCellLength = 1_000_000
export const maxColumns = 1000
/** Rows of a sheet (Excel's limit). */
const maxLine = 1_048_576

const place = /^([A-Z]{1,3})\d{1,7}$/

/** The column of a cell's address from 1; the one behind `last` where it names none. */
function columnOf(address: string | undefined, last: number): number {
  if (address === undefined) return last + 1
  const [, letters] = place.exec(address) ?? []
  if (letters === undefined) throw new Error('The address of a cell is damaged.')
  let column = 0
  for (let i = 0; i < letters.length; i += 1) column = column * 26 + letters.charCodeAt(i) - 64
  return column
}

const numberText = (value: string): string => {
  const number = Number(value)
  return Number.isNaN(number) ? value : String(number)
}

function cellText({ t = 'n', s }: Attributes, value: string, { shared, areDays, is1904 }: Workbook): string {
  if (value === '') return ''
  switch (t) {
    case 's': {
      const text = shared[Number(value)]
      if (text === undefined) throw new Error('A cell names a text that is not there.')
      return text
    }
    case 'str':
    case 'inlineStr':
      return textOf(value)
    case 'b':
      return value === '1' ? '是' : '否'
    case 'e':
      return ''
    case 'd':
      return dayOf(new Date(value)) ?? value
    default:
      return (areDays[Number(s)] && dayOf(dateOf(Number(value), is1904))) || numberText(value)
  }
}

/**
 * The rows of a sheet that hold anything, a few at a time, as they are asked for. `most` are characters of all cells
 * together. Throws `ProblemError` at what is beyond the limits, and an error for what is no sheet.
 */
export async function* rowsOfSheet(
  workbook: Workbook,
  budget: UnpackingBudget,
  most: number,
): AsyncGenerator<SourceRow[]> {
  let rows: SourceRow[] = []
  let left = most
  let isData = false
  let line = 0
  let cells: string[] = []
  let rowLength = 0
  let column = 0
  let attributes: Attributes | undefined
  let value = ''
  let isValue = false
  let isGuide = false

  const refuseLong = (length: number) => {
    if (length > maxCellLength)
      throw new ProblemError('import.cell_too_long', { params: { line, column, max: maxCellLength } })
  }

  const endCell = (of: Attributes) => {
    const text = cellText(of, value, workbook).trim()
    if (text === '') return
    refuseLong(text.length)
    if (column > maxColumns) throw new ProblemError('import.too_many_columns', { params: { line, max: maxColumns } })
    rowLength += text.length
    rowTooLong({ length: rowLength }, line)
    left -= text.length
    if (left < 0) throw new ProblemError('import.unpacked_too_large', { params: { max: megabytes(most) } })
    while (cells.length < column - 1) cells.push('')
    cells.push(text)
  }

  const beginRow = (number: string | undefined) => {
    const next = number === undefined ? line + 1 : Number(number)
    if (!(next > line && next <= maxLine)) throw new Error('The rows of a sheet are not in their order.')
    line = next
    cells = []
    rowLength = 0
    column = 0
  }

  const beginCell = (of: Attributes) => {
    const next = columnOf(of['r'], column)
    if (next <= column) throw new Error('The cells of a row are not in their order.')
    column = next
    attributes = of
    value = ''
  }

  const reading = readXml(unpacked(workbook.sheet, budget), {
    open(name, of) {
      if (name === 'sheetData') isData = true
      else if (!isData) return
      else if (name === 'row') beginRow(of['r'])
      else if (name === 'c') beginCell(of)
      else if (name === 'v' || name === 't') isValue = attributes !== undefined && !isGuide
      else if (name === 'rPh') isGuide = true
    },
    text(part) {
      if (!isValue) return
      refuseLong(value.length + part.length)
      value += part
    },
    close(name) {
      if (name === 'sheetData') isData = false
      else if (name === 'v' || name === 't') isValue = false
      else if (name === 'rPh') isGuide = false
      else if (name === 'c' && attributes) {
        endCell(attributes)
        attributes = undefined
      } else if (name === 'row' && cells.length > 0) rows.push({ line, cells })
    },
  })
  for await (const _ of reading) {
    if (rows.length === 0) continue
    yield rows
    rows = []
  }
}
