import { parentPort, workerData } from 'node:worker_threads'
import { readSheet } from 'read-excel-file/node'

const cellOf = (value: unknown): string => {
  if (value === null || value === undefined) return ''
  // A day in a sheet has no time zone; the library reads it as UTC.
  if (value instanceof Date) return value.toISOString().slice(0, 10)
  if (typeof value === 'boolean') return value ? '是' : '否'
  return String(value)
}

const rows = await readSheet(Buffer.from(workerData as Uint8Array))
parentPort?.postMessage(rows.map((cells) => cells.map(cellOf)))
