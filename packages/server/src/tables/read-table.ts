import type { Readable } from 'node:stream'
import type * as z from 'zod/mini'
import type { Language } from '@icss/core/copy/language.ts'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import type { RejectedRow } from '@icss/core/operations/rejected-row.ts'
import type { Column } from '@icss/core/spreadsheets/column.ts'
import { maxTableRows } from '@icss/core/spreadsheets/read-table.ts'
import { v7 as uuid } from 'uuid'
import { mapHeaders } from '../imports/map-headers.ts'
import { openTable } from '../imports/open-table.ts'
import { rowReader } from '../imports/read-row.ts'
import { UnicodeWatch } from '../imports/text-encoding.ts'
import type { Storage } from '../storage/storage.ts'

interface Read<Row> {
  readonly rows: { readonly line: number; readonly row: Row }[]
  readonly rejected: RejectedRow[]
}

/** Reads a small table, of any format and encoding that imports read, at once; nothing of it is kept. */
export async function readTable<Schema extends z.ZodMiniObject, Field extends string>(
  storage: Storage,
  channelId: string,
  content: Readable,
  table: { schema: Schema; columns: readonly Column<Field>[]; required: readonly Field[]; language: Language },
): Promise<Read<z.output<Schema>>> {
  const { schema, columns, required, language } = table
  const key = `imports/${channelId}/${uuid()}`
  const unicode = new UnicodeWatch()
  const bytes = await storage.put(key, content, (chunk) => unicode.see(chunk))
  try {
    if (bytes === 0) throw new ProblemError('import.empty')
    using source = await openTable(storage, key, bytes, unicode.encoding())
    const mapped = source.format === 'jsonl' ? [] : mapHeaders(source.headers, columns, required, language)
    const readRow = rowReader(schema, columns, source.headers, mapped, language)
    const rows: { line: number; row: z.output<Schema> }[] = []
    const rejected: RejectedRow[] = []
    let count = 0
    for await (const chunk of source.rows)
      for (const one of chunk) {
        count += 1
        if (count > maxTableRows) throw new ProblemError('rule.too_many', { params: { max: maxTableRows, count } })
        const { line } = one
        const read = readRow(one)
        if ('draft' in read) rows.push({ line, row: read.draft })
        else rejected.push(...read.faults.map((fault) => ({ line, ...fault })))
      }
    return { rows, rejected }
  } finally {
    await storage.delete(key)
  }
}
