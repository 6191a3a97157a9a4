import type { TableReading } from '@icss/core/operations/table-reading.ts'
import { columnLetters } from '@icss/core/spreadsheets/column-letters.ts'
import type { Column } from '@icss/core/spreadsheets/column.ts'
import { storableText } from '../database/storable-text.ts'
import { CsvRow } from './csv-rows.ts'
import type { SourceRow, TableSource } from './source-row.ts'

/** Headings that are told, and characters of one; columns without a header that are told. */
const told = { headings: 5, characters: 30, unnamed: 20 }
/** Columns that a table has before a lone text can be a heading. */
const leastColumns = 3

/** How a heading is counted, and no name begins: 一、理事单位, （二）会员单位. */
const counted = /^(?:[一二三四五六七八九十百]{1,4}[、.．]|[（(][一二三四五六七八九十百]{1,4}[）)])/

const isBlank = (cell: string | undefined) => cell === undefined || cell.trim() === ''

/** Whether a byte begins what everybody sees: ASCII, or CJK behind the punctuation. */
const isSeen = (byte: number) => (byte > 0x20 && byte < 0x7f) || (byte > 0xe3 && byte < 0xee)

/** Whether two cells are filled as a look at their first bytes tells, which nearly all rows are. */
function isPlainlyFull(row: CsvRow): boolean {
  let filled = 0
  for (let cell = 0; cell < row.length && filled < 2; cell += 1) {
    const start = row.start(cell)
    if (row.end(cell) > start && isSeen(row.bytes[start] as number)) filled += 1
  }
  return filled === 2
}

/** The only cell of a row that is filled. */
function loneCell(row: SourceRow): number | undefined {
  if (row.fault || row.record || row.cellFaults || (row instanceof CsvRow && isPlainlyFull(row))) return undefined
  const at = row.cells.findIndex((cell) => !isBlank(cell))
  return at >= 0 && row.cells.findLastIndex((cell) => !isBlank(cell)) === at ? at : undefined
}

interface Headed {
  readonly table: TableSource
  readonly mapped: readonly (Column | undefined)[]
  readonly required: readonly string[]
  readonly strict: boolean
}

/**
 * Takes what is no record out of the rows of a table, and tells of it: headings of sections, and values in columns without a
 * header. Where the reading is `strict`, such rows are refused instead.
 *
 * A heading is a text alone in a wide table which cannot be a row: it goes over several columns that are taken, stands in
 * front of the required ones and has no digits, as a code would, stands where nothing is taken, or is counted as headings
 * are. What holds its name alone is a row.
 */
export function besideRows({ table, mapped, required, strict }: Headed): {
  readonly rows: AsyncIterable<readonly SourceRow[]>
  readonly found: () => Pick<TableReading, 'unnamed' | 'headings'>
} {
  const { headers } = table
  const unnamed = new Set<number>()
  let count = 0
  const first: { line: number; text: string }[] = []

  const isWide = mapped.filter(Boolean).length >= leastColumns
  const firstRequired = mapped.findIndex((column) => column && required.includes(column.field))
  const isHeading = (row: SourceRow, at: number) =>
    !mapped[at] ||
    (at < firstRequired && !/\p{Nd}/u.test(row.cells[at] ?? '')) ||
    mapped.slice(at, (row.across ?? at) + 1).filter(Boolean).length > 1 ||
    counted.test((row.cells[at] ?? '').trim())

  const blankHeaders = headers.flatMap((header, at) => (isBlank(header) && !mapped[at] ? [at] : []))
  // Only a sheet says of each cell in which column it stands: in CSV too many are a slip.
  const isSheet = table.format === 'xlsx'
  const inUnnamed = ({ cells }: SourceRow) => {
    const within = blankHeaders.filter((at) => !isBlank(cells[at]))
    if (!isSheet || cells.length <= headers.length) return within
    return [...within, ...cells.flatMap((cell, at) => (at >= headers.length && !isBlank(cell) ? [at] : []))]
  }

  const cut = (row: SourceRow): SourceRow => {
    const { line, cells, cellFaults } = row
    return isSheet && cells.length > headers.length
      ? { line, cells: cells.slice(0, headers.length), ...(cellFaults ? { cellFaults } : {}) }
      : row
  }

  const taken = (row: SourceRow): SourceRow | undefined => {
    const at = isWide ? loneCell(row) : undefined
    if (at !== undefined && isHeading(row, at)) {
      const { line, cells } = row
      if (strict) return { line, cells, fault: { code: 'import.heading_row', params: {}, at } }
      count += 1
      if (first.length < told.headings)
        first.push({
          line,
          text: storableText(
            Array.from((cells[at] ?? '').trim())
              .slice(0, told.characters)
              .join(''),
          ),
        })
      return undefined
    }
    if (blankHeaders.length === 0 && !isSheet) return row
    const values = row.fault ? [] : inUnnamed(row)
    const [value] = values
    if (value === undefined) return cut(row)
    if (strict) {
      const params = { column: columnLetters(value) }
      return { line: row.line, cells: row.cells, fault: { code: 'import.unnamed_column', params, at: value } }
    }
    for (const each of values) if (unnamed.size < told.unnamed) unnamed.add(each)
    return cut(row)
  }

  return {
    rows: (async function* all() {
      if (table.format === 'jsonl') yield* table.rows
      else for await (const rows of table.rows) yield rows.flatMap((row) => taken(row) ?? [])
    })(),
    found: () => ({
      unnamed: [...unnamed].toSorted((a, b) => a - b).map(columnLetters),
      headings: { count, first },
    }),
  }
}
