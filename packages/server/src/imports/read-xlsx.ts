import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { Worker } from 'node:worker_threads'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import type { SourceRow, TableSource } from './source-row.ts'

/** An XLSX must be in memory whole, so it is limited; CSV is not. */
export const maxXlsxBytes = 64 * 1024 * 1024
/** What it holds is XML, which takes many times that. */
const maxUnpackedBytes = 1024 ** 3
const workerMemoryMegabytes = 2048

/** Reads the first sheet of an XLSX in a worker, which takes the memory it needs away with it. */
export async function readXlsx(content: Readable, size: number): Promise<TableSource> {
  if (size > maxXlsxBytes)
    throw new ProblemError('request.too_large', { params: { max: `${maxXlsxBytes / 1024 / 1024} MB (XLSX)` } })
  const file = await buffer(content)
  const worker = new Worker(new URL('./xlsx-worker.ts', import.meta.url), {
    workerData: { file, most: maxUnpackedBytes },
    resourceLimits: { maxOldGenerationSizeMb: workerMemoryMegabytes },
  })
  const rows: string[][] | undefined = await new Promise((resolve, reject) => {
    worker.once('message', resolve)
    worker.once('error', (cause) => {
      reject(new ProblemError('import.not_a_table', { params: { kind: 'XLSX' }, cause }))
    })
  }).then((message) => message as string[][] | undefined)
  void worker.terminate()
  if (!rows) throw new ProblemError('request.too_large', { params: { max: '1 GB (XLSX, unpacked)' } })
  const filled = rows
    .map((cells, i): SourceRow => ({ line: i + 1, cells }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
  const [header, ...body] = filled
  if (!header) throw new ProblemError('import.empty')
  return {
    format: 'xlsx',
    headers: header.cells,
    bytesRead: () => size,
    [Symbol.dispose]: () => {},
    rows: (async function* all() {
      for (let i = 0; i < body.length; i += 1000) yield body.slice(i, i + 1000)
    })(),
  }
}
