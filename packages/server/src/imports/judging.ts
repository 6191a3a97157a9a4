import type { Language } from '@icss/core/copy/language.ts'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import type { TableReading } from '@icss/core/operations/table-reading.ts'
import { referencesOf } from '@icss/core/rules/reference.ts'
import type { RejectedCells } from '../operations/operation-progress.ts'
import { columnFinder } from '@icss/core/spreadsheets/column.ts'
import { storableText } from '../database/storable-text.ts'
import { storageAt } from '../storage/open-storage.ts'
import type { StoragePlace } from '../storage/storage.ts'
import type { PackedRows } from './imported.ts'
import { type JudgedKind, judgedTable } from './imported-tables.ts'
import { besideRows } from './beside-rows.ts'
import { headedTable } from './headed-table.ts'
import { inBatches } from './in-batches.ts'
import { keptCells } from './kept-cells.ts'
import { chosenColumns, mapHeaders } from './map-headers.ts'
import { openTable } from './open-table.ts'
import { type Packer, rowPacker } from './pack-rows.ts'
import { rowReader } from './read-row.ts'
import { releaseRows } from './release-rows.ts'
import { sizeOf, type SourceRow, type TableSource } from './source-row.ts'
import type { UnicodeEncoding } from '../text/text-encoding.ts'
import { upToRows } from './up-to-rows.ts'
import type { GoodRow } from './written.ts'

/**
 * Rows that are written, and counted as done, together; of the first ones fewer, since nothing is written while they are
 * judged. Rows of ordinary length come nowhere near the weight, in characters: it keeps long ones out of memory.
 */
const batchSizes = { first: 500, size: 4000, weight: 4 * 1024 * 1024 }

/** A file and how it is to be read. */
export interface Judged {
  readonly kind: JudgedKind
  readonly place: StoragePlace
  readonly fileKey: string
  readonly bytes: number
  readonly language: Language
  /** What its encoding is, where that was seen as it came in. */
  readonly unicode?: UnicodeEncoding | undefined
  /** The sheet of a workbook, where somebody named it. */
  readonly sheet?: string | undefined
  /** Rows over its header, which is looked for where nobody said it, and the field of each column where a person said it. */
  readonly rowsAbove?: number | undefined
  readonly chosen?: readonly string[] | undefined
  /** Whether a column that nobody knows is refused. */
  readonly strict: boolean
  /** Rows decided by an earlier run; judging begins behind them. */
  readonly done: number
  /** Rows that it may have, and characters that the cells of a packed one may come to. */
  readonly most: { readonly rows: number; readonly bytes: number }
}

/** Rows of a file that follow each other, judged: the good ones packed, or one by one. */
export interface JudgedBatch {
  /** Rows of the file before it. */
  readonly before: number
  readonly rows: number
  readonly bytesRead: number
  readonly rejected: readonly RejectedCells[]
  readonly packed?: PackedRows
  readonly good?: readonly GoodRow[]
}

/** A file whose rows are judged batch by batch. */
export interface Judging {
  readonly headers: readonly string[]
  /** What the file, or else the product, calls each field. */
  readonly headerOf: Readonly<Record<string, string>>
  /** How the file is read, as far as that is known by now. */
  reading(): TableReading
  /** The next batch; undefined behind the last. `spent` are the bytes of an earlier one. */
  next(wanted: {
    readonly packed: boolean
    readonly spent?: Uint8Array<SharedArrayBuffer>
  }): Promise<JudgedBatch | undefined>
  /** The good rows, one by one, of a packed batch; only of the three that were judged last. */
  rowsOf(before: number): readonly GoodRow[]
  close(): void
}

/** Which sheet is read, and those in sight that are not though they hold something. */
async function sheetsOf({ sheet }: TableSource): Promise<Pick<TableReading, 'sheet' | 'otherSheets'>> {
  const others = (await sheet?.others()) ?? []
  return {
    sheet: sheet ? storableText(sheet.name) : null,
    otherSheets: others.flatMap(({ name, isHidden }) => (isHidden ? [] : storableText(name))),
  }
}

/** Opens a file for judging. Throws `ProblemError` for one that is no such table. */
export async function openJudging(file: Judged): Promise<Judging> {
  const { kind, place, fileKey, bytes, language, unicode, sheet, chosen, strict, done, most } = file
  const [whole, imported] = await Promise.all([
    storageAt(place).then((storage) => openTable(storage, fileKey, { bytes, unicode, mostMade: most.bytes, sheet })),
    judgedTable(kind),
  ])
  const { schema, columns, packing } = imported
  try {
    // Where a person said what the columns are, nothing says which row names them but the person.
    const asked = file.rowsAbove ?? (chosen && 0)
    const { table, rowsAbove } = await headedTable(whole, columnFinder(columns), asked, most.bytes)
    const { mapped, leftOut } =
      table.format === 'jsonl'
        ? { mapped: [], leftOut: [] }
        : chosen
          ? chosenColumns(chosen, table.headers, imported, language)
          : mapHeaders(table.headers, imported, language, { strict })
    const readRow = rowReader(schema, imported, table.headers, mapped, language)
    const headerOf = Object.fromEntries(
      columns.map(({ field, headers }) => {
        const at = mapped.findIndex((column) => column?.field === field)
        return [field, table.headers[at] ?? headers[language]]
      }),
    )
    const { rows, found } = besideRows({ table, mapped, required: imported.required, strict })
    const batches = inBatches(upToRows(rows, most.rows), batchSizes, sizeOf)
    const sheets = await sheetsOf(table)
    let row = 0
    let kept: { readonly before: number; readonly sources: readonly SourceRow[] }[] = []

    const goodRow = (at: number, source: SourceRow): GoodRow | undefined => {
      const read = readRow(source)
      return 'draft' in read ? { row: at, line: source.line, cells: source.cells, ...read } : undefined
    }

    const packerOf = packing && rowPacker(schema, packing, mapped, table.headers.length)

    const references = new Set(referencesOf(schema).map(([field]) => field))
    const callsAt = mapped.flatMap((column, at) => (column && references.has(column.field) ? [at] : []))

    /** Whether a row calls a record, which is looked up before it is written: what is packed is copied as it is. */
    const callsRecords = (sources: readonly SourceRow[]) =>
      table.format === 'jsonl'
        ? references.size > 0
        : callsAt.length > 0 && sources.some(({ cells }) => callsAt.some((at) => (cells[at] ?? '').trim() !== ''))

    const judge = (before: number, sources: readonly SourceRow[], packer: Packer | undefined) => {
      const good: GoodRow[] = []
      const rejected: RejectedCells[] = []
      for (const [i, source] of sources.entries()) {
        if (packer?.addCells(source)) continue
        const read = readRow(source)
        const { line, cells } = source
        if ('faults' in read)
          rejected.push({ row: before + i + 1, line, cells: keptCells(cells, language), faults: read.faults })
        else if (packer) packer.addDraft(line, read.draft)
        else good.push({ row: before + i + 1, line, cells, ...read })
      }
      const batch = { before, rows: sources.length, bytesRead: table.bytesRead(), rejected }
      return packer ? { ...batch, packed: packer.end() } : { ...batch, good }
    }

    return {
      headers: table.headers,
      headerOf,
      reading: () => ({ ...sheets, rowsAbove, leftOut: [...leftOut], ...found() }),
      async next({ packed, spent }) {
        for (;;) {
          const { done: isLast, value: sources } = await batches.next()
          if (isLast) {
            if (row === 0) throw new ProblemError('import.no_rows')
            return undefined
          }
          const before = Math.max(row, done)
          const left = sources.slice(before - row)
          row += sources.length
          if (left.length === 0) continue
          for (const { sources: over } of kept.slice(0, -2)) releaseRows(over)
          kept = [...kept.slice(-2), { before, sources: left }]
          return judge(before, left, packed && !callsRecords(left) ? packerOf?.(left.length, spent) : undefined)
        }
      },
      rowsOf(before) {
        const found = kept.find((batch) => batch.before === before)
        if (!found) throw new Error(`The batch behind row ${before} is not kept any more.`)
        return found.sources.flatMap((source, i) => goodRow(before + i + 1, source) ?? [])
      },
      close: () => table[Symbol.dispose](),
    }
  } catch (error) {
    whole[Symbol.dispose]()
    throw error
  }
}
