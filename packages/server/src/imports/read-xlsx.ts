import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import { megabytes } from './megabytes.ts'
import { mergedCells } from './merged-cells.ts'
import { filledTo, type SourceRow, type TableSource } from './source-row.ts'
import { readWorkbook, type Workbook } from './xlsx-workbook.ts'
import { rowsOfSheet } from './xlsx-rows.ts'
import { filesOfZip, type UnpackingBudget, unpackingBudget } from './zip-files.ts'

/** An XLSX is in memory as it is packed, so it is limited; CSV is not. */
export const maxXlsxBytes = 64 * 1024 * 1024
/** What it holds is XML, which takes many times that; it is unpacked piece by piece. */
const maxUnpackedBytes = 1024 ** 3
/** Sheets that are named where none holds anything. */
const mostNamed = 10

const notATable = (cause?: unknown) => new ProblemError('import.not_a_table', { params: { kind: 'XLSX' }, cause })

/** What the XML says wrong is said of the whole file. */
async function orNoTable<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (cause) {
    throw cause instanceof ProblemError ? cause : notATable(cause)
  }
}

/** The first sheet in sight that holds anything, with its header and the rows that came with it. */
async function firstFilled(workbook: Workbook, budget: UnpackingBudget, mostMade: number) {
  for (const { name, file } of workbook.inSight) {
    if (!file) throw notATable()
    const chunks = rowsOfSheet(file, workbook, budget, mostMade)
    const begun = await orNoTable(() => chunks.next())
    const [header, ...first]: readonly SourceRow[] = begun.done ? [] : begun.value
    if (header) return { name, file, chunks, header, first }
  }
  const names = workbook.inSight.slice(0, mostNamed).map(({ name }) => name.slice(0, 31))
  throw new ProblemError('import.empty_sheets', { params: { sheets: names.join(', ') } })
}

/**
 * Reads the first sheet in sight that holds anything of an XLSX of `size` bytes, unpacking no more of it than the rows that are asked for. `mostMade`
 * are the characters that all its cells may come to: one text can be named by each.
 */
export async function readXlsx(content: Readable, size: number, mostMade: number): Promise<TableSource> {
  if (size > maxXlsxBytes)
    throw new ProblemError('import.file_too_large', {
      params: { size: megabytes(size), max: `${megabytes(maxXlsxBytes)} (XLSX)` },
    })
  const file = await buffer(content)
  const budget = unpackingBudget(maxUnpackedBytes)
  const workbook = await orNoTable(() => readWorkbook(filesOfZip(file), budget))
  const { name, file: sheet, chunks, header, first } = await firstFilled(workbook, budget, mostMade)
  const next = () => orNoTable(() => chunks.next())
  const { cells: headers } = header
  return {
    format: 'xlsx',
    headers,
    sheet: {
      name,
      others: workbook.sheets.filter((one) => one.name !== name),
      merged: (most) => orNoTable(() => mergedCells(sheet, unpackingBudget(maxUnpackedBytes), most)),
    },
    bytesRead: () => size,
    [Symbol.dispose]: () => void chunks.return(undefined),
    rows: (async function* all() {
      yield first.map((row) => filledTo(row, headers.length))
      for (let chunk = await next(); !chunk.done; chunk = await next())
        yield chunk.value.map((row: SourceRow) => filledTo(row, headers.length))
    })(),
  }
}
