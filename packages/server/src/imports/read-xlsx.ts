import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import { megabytes } from './megabytes.ts'
import { mergedCells } from './merged-cells.ts'
import { filledTo, type SourceRow, type TableSource } from './source-row.ts'
import { chooseSheet, isFilled } from './xlsx-sheets.ts'
import { readWorkbook } from './xlsx-workbook.ts'
import { filesOfZip, unpackingBudget } from './zip-files.ts'

/** An XLSX is in memory as it is packed, so it is limited; CSV is not. */
export const maxXlsxBytes = 64 * 1024 * 1024
/** What it holds is XML, which takes many times that; it is unpacked piece by piece. */
const maxUnpackedBytes = 1024 ** 3

const notATable = (cause?: unknown) => new ProblemError('import.not_a_table', { params: { kind: 'XLSX' }, cause })

/** What the XML says wrong is said of the whole file. */
async function orNoTable<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (cause) {
    throw cause instanceof ProblemError ? cause : notATable(cause)
  }
}

/**
 * Reads a sheet of an XLSX of `size` bytes, which `wanted` names or `chooseSheet` finds, unpacking no more of it than the
 * rows that are asked for. `mostMade` are the characters that all its cells may come to: one text can be named by each.
 */
export async function readXlsx(
  content: Readable,
  size: number,
  mostMade: number,
  wanted?: string,
): Promise<TableSource> {
  if (size > maxXlsxBytes)
    throw new ProblemError('import.file_too_large', {
      params: { size: megabytes(size), max: `${megabytes(maxXlsxBytes)} (XLSX)` },
    })
  const zip = await buffer(content)
  const budget = unpackingBudget(maxUnpackedBytes)
  const workbook = await orNoTable(() => readWorkbook(filesOfZip(zip), budget))
  const { sheet, file, chunks, header, first } = await orNoTable(() =>
    chooseSheet({ workbook, budget, mostMade }, wanted),
  )
  let merged: ReturnType<typeof mergedCells> | undefined
  const next = () => orNoTable(() => chunks.next())
  const { cells: headers } = header
  return {
    format: 'xlsx',
    headers,
    sheet: {
      name: sheet.name,
      async others() {
        const reading = { workbook, budget: unpackingBudget(maxUnpackedBytes), mostMade }
        const found = []
        for (const other of workbook.sheets) if (other !== sheet && (await isFilled(other, reading))) found.push(other)
        return found
      },
      merged: () => (merged ??= orNoTable(() => mergedCells(file, () => unpackingBudget(maxUnpackedBytes)))),
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
