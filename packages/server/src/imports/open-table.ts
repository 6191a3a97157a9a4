import { ProblemError } from '@icss/core/errors/problem-error.ts'
import type { Storage } from '../storage/storage.ts'
import { readCsv } from './read-csv.ts'
import { readJsonLines } from './read-json-lines.ts'
import { readXlsx } from './read-xlsx.ts'
import type { TableSource } from './source-row.ts'
import { storedTableFormat } from './table-format.ts'
import { textEncodingOf, type UnicodeEncoding } from '../text/text-encoding.ts'

/** What is known of a file before it is opened. */
interface Known {
  readonly bytes: number
  /** What was seen of its encoding as it came in, which spares reading it for that. */
  readonly unicode?: UnicodeEncoding | undefined
  /** Characters that the cells of a packed file may come to. */
  readonly mostMade: number
  /** The sheet of a workbook, where somebody named it. */
  readonly sheet?: string | undefined
}

/** Opens a stored file as a table, whatever its format and encoding. Throws `ProblemError`. */
export async function openTable(
  storage: Pick<Storage, 'head' | 'read'>,
  key: string,
  { bytes, unicode, mostMade, sheet }: Known,
): Promise<TableSource> {
  const format = await storedTableFormat(storage, key)
  if (format === 'xlsx') return readXlsx(await storage.read(key), bytes, mostMade, sheet)
  if (sheet !== undefined) throw new ProblemError('import.no_sheets')
  const encoding = unicode ?? (await textEncodingOf(() => storage.read(key)))
  const content = await storage.read(key)
  return format === 'jsonl' ? readJsonLines(content, encoding) : readCsv(content, encoding)
}
