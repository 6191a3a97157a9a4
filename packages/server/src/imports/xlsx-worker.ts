import { parentPort, workerData } from 'node:worker_threads'
import { readSheet } from 'read-excel-file/node'
import { isUnpackedWithin } from './unpacked-size.ts'

const cellOf = (value: unknown): string => {
  if (value === null || value === undefined) return ''
  // A day in a sheet has no time zone; the library reads it as UTC.
  if (value instanceof Date) return value.toISOString().slice(0, 10)
  if (typeof value === 'boolean') return value ? '是' : '否'
  return String(value)
}

const { file, most } = workerData as { readonly file: Uint8Array; readonly most: number }
const content = Buffer.from(file)
// Without an answer it is too large.
const rows = (await isUnpackedWithin(content, most)) ? await readSheet(content) : undefined
parentPort?.postMessage(rows?.map((cells) => cells.map(cellOf)))
