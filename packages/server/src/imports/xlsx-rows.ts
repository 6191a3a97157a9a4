import type { ErrorCode } from '@icss/core/errors/error-code.ts'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import { leastRounded } from '@icss/core/spreadsheets/spoilt-cell.ts'
import { megabytes } from './megabytes.ts'
import { rowTooLong, type SourceFault, type SourceRow } from './source-row.ts'
import { isoText, numberText } from './xlsx-formats.ts'
import type { Workbook } from './xlsx-workbook.ts'
import { type Attributes, readXml, textOf } from './xlsx-xml.ts'
import { type PackedFile, unpacked, type UnpackingBudget } from './zip-files.ts'

/** Characters of a cell, and columns of a row, that are read: a text of a few hundred bytes may be named by every cell. */
export const maxCellLength = 1_000_000
export const maxColumns = 1000
/** Rows of a sheet (Excel's limit). */
const maxLine = 1_048_576
/** Characters of a formula that are shown. */
const mostOfFormula = 200

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

/** What a cell says: its text, or what is shown of it with the reason why that cannot be taken over. */
interface CellSays {
  readonly text: string
  readonly fault?: SourceFault
}

const faulty = (text: string, code: ErrorCode, params: SourceFault['params'] = {}): CellSays => ({
  text,
  fault: { code, params },
})

function numberSays(value: string, style: string | undefined, { formats, is1904 }: Workbook): CellSays {
  const number = Number(value)
  if (Number.isNaN(number)) return { text: value }
  const plain = numberText(number)
  if (Math.abs(number) >= leastRounded) return faulty(plain, 'import.digits_lost')
  const format = formats[Number(style)]
  if (!format) return { text: plain }
  const text = format.shown(number, is1904)
  return text === undefined ? faulty(plain, 'import.cell_format', { format: format.pattern.slice(0, 50) }) : { text }
}

function cellSays(
  { t = 'n', s }: Attributes,
  value: string,
  formula: string | undefined,
  workbook: Workbook,
): CellSays {
  if (value === '')
    return formula === undefined || t === 'str' ? { text: '' } : faulty(`=${formula}`, 'import.cell_without_value')
  switch (t) {
    case 's': {
      const text = workbook.shared[Number(value)]
      if (text === undefined) throw new Error('A cell names a text that is not there.')
      return { text }
    }
    case 'str':
    case 'inlineStr':
      return { text: textOf(value) }
    case 'b':
      return { text: /^(?:1|true)$/.test(value) ? '是' : '否' }
    case 'e':
      return faulty(value, 'import.cell_error')
    case 'd':
      return { text: isoText(value.trim()) }
    default:
      return numberSays(value, s, workbook)
  }
}

/**
 * The rows of a sheet that hold anything, a few at a time, as they are asked for. `most` are characters of all cells
 * together. Throws `ProblemError` at what is beyond the limits, and an error for what is no sheet.
 */
export async function* rowsOfSheet(
  sheet: PackedFile,
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
  /** What of a cell's formula was seen; none where it has no formula. */
  let formula: string | undefined
  let isFormula = false
  let cellFaults: Map<number, SourceFault> | undefined
  let isGuide = false

  const refuseLong = (length: number) => {
    if (length > maxCellLength)
      throw new ProblemError('import.cell_too_long', { params: { line, column, max: maxCellLength } })
  }

  const endCell = (of: Attributes) => {
    const { text: said, fault } = cellSays(of, value, formula, workbook)
    const text = said.trim()
    if (text === '' && !fault) return
    refuseLong(text.length)
    if (column > maxColumns) throw new ProblemError('import.too_many_columns', { params: { line, max: maxColumns } })
    rowLength += text.length
    rowTooLong({ length: rowLength }, line)
    left -= text.length
    if (left < 0) throw new ProblemError('import.unpacked_too_large', { params: { max: megabytes(most) } })
    while (cells.length < column - 1) cells.push('')
    if (fault) (cellFaults ??= new Map()).set(cells.length, fault)
    cells.push(text)
  }

  const beginRow = (number: string | undefined) => {
    const next = number === undefined ? line + 1 : Number(number)
    if (!(next > line && next <= maxLine)) throw new Error('The rows of a sheet are not in their order.')
    line = next
    cells = []
    cellFaults = undefined
    rowLength = 0
    column = 0
  }

  const beginCell = (of: Attributes) => {
    const next = columnOf(of['r'], column)
    if (next <= column) throw new Error('The cells of a row are not in their order.')
    column = next
    attributes = of
    value = ''
    formula = undefined
  }

  const reading = readXml(unpacked(sheet, budget), {
    open(name, of) {
      if (name === 'sheetData') isData = true
      else if (!isData) return
      else if (name === 'row') beginRow(of['r'])
      else if (name === 'c') beginCell(of)
      else if (name === 'v' || name === 't') isValue = attributes !== undefined && !isGuide
      else if (name === 'f' && attributes) {
        isFormula = true
        formula = ''
      } else if (name === 'rPh') isGuide = true
    },
    text(part) {
      if (isFormula) formula = `${formula ?? ''}${part}`.slice(0, mostOfFormula)
      if (!isValue) return
      refuseLong(value.length + part.length)
      value += part
    },
    close(name) {
      if (name === 'sheetData') isData = false
      else if (name === 'v' || name === 't') isValue = false
      else if (name === 'f') isFormula = false
      else if (name === 'rPh') isGuide = false
      else if (name === 'c' && attributes) {
        endCell(attributes)
        attributes = undefined
      } else if (name === 'row' && cells.length > 0)
        rows.push(cellFaults ? { line, cells, cellFaults } : { line, cells })
    },
  })
  for await (const _ of reading) {
    if (rows.length === 0) continue
    yield rows
    rows = []
  }
}
