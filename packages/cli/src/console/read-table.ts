import { readFile } from 'node:fs/promises'
import type { RejectedRow } from '@icss/core/operations/rejected-row.ts'
import { CliError } from '../errors/cli-error.ts'
import { exitCodes } from '../exit-codes.ts'
import { faultLine } from '../operations/fault-line.ts'
import type { Console } from './console.ts'
import { localFile, unreadable } from './local-file.ts'

interface Line<Row> {
  readonly line: number
  readonly row: Row
}

interface Read<Row> {
  readonly rows: readonly Line<Row>[]
  readonly rejected: readonly RejectedRow[]
}

/** The rows of a table, read by the server as imports are; what is wrong with some is said, then all are refused. */
export async function readTable<Row>(
  console: Omit<Console, 'printJson'>,
  path: string,
  read: (body: Uint8Array) => Promise<Read<Row>>,
): Promise<readonly Line<Row>[]> {
  await localFile(path)
  const content = await readFile(path).catch((error: unknown) => {
    throw unreadable(path, error)
  })
  const { rows, rejected } = await read(content)
  if (rejected.length === 0) return rows
  for (const fault of rejected) console.warn(faultLine(console, fault))
  throw new CliError('badTable', exitCodes.failed, { file: path, count: rejected.length })
}
