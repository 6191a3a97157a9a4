import type { Storage } from '../storage/storage.ts'
import { readCsv } from './read-csv.ts'
import { readJsonLines } from './read-json-lines.ts'
import { readXlsx } from './read-xlsx.ts'
import type { TableSource } from './source-row.ts'
import { signatureLength, tableFormatOf } from './table-format.ts'
import { textEncodingOf, type UnicodeEncoding } from './text-encoding.ts'

/**
 * Opens a stored file of `size` bytes as a table, whatever its format and encoding; `unicode` is what was seen of it as it
 * came in, and spares reading it for that. Throws `ProblemError`.
 */
export async function openTable(
  storage: Storage,
  key: string,
  size: number,
  unicode?: UnicodeEncoding,
): Promise<TableSource> {
  const format = tableFormatOf(await storage.head(key, signatureLength))
  if (format === 'xlsx') return readXlsx(await storage.read(key), size)
  const encoding = unicode ?? (await textEncodingOf(() => storage.read(key)))
  const content = await storage.read(key)
  return format === 'jsonl' ? readJsonLines(content, encoding) : readCsv(content, encoding)
}
