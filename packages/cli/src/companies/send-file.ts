import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { basename } from 'node:path'
import type { Operation } from '@icss/core/operations/operation.ts'
import { CliError } from '../errors/cli-error.ts'
import { exitCodes } from '../exit-codes.ts'
import type { Server } from '../server/connect.ts'

const chunkSize = 64 * 1024

export interface LocalFile {
  readonly path: string
  readonly name: string
  readonly size: number
}

/** Looks at a file that is to be sent; throws in words when there is none that can be. */
export async function localFile(path: string): Promise<LocalFile> {
  try {
    const found = await stat(path)
    if (found.isDirectory()) throw new CliError('isFolder', exitCodes.failed, { file: path })
    return { path, name: [...basename(path)].slice(-200).join(''), size: found.size }
  } catch (error) {
    throw error instanceof CliError ? error : unreadable(path, error)
  }
}

const unreadable = (file: string, error: unknown): CliError => {
  const { code, message } = error as NodeJS.ErrnoException
  if (code === 'ENOENT') return new CliError('fileMissing', exitCodes.failed, { file }, error)
  return new CliError('fileUnreadable', exitCodes.failed, { file, reason: message }, error)
}

/** Sends a file of companies piece by piece and answers the run that imports it. */
export async function sendCompanies(
  server: Server,
  { path, name }: LocalFile,
  query: { readonly dryRun: boolean; readonly atomic: boolean; readonly onConflict: 'skip' | 'update' | 'fail' },
  { sent, signal }: { sent: (bytes: number) => void; signal: AbortSignal },
): Promise<Operation> {
  let fault: unknown
  async function* content(): AsyncGenerator<Uint8Array> {
    let bytes = 0
    try {
      for await (const chunk of createReadStream(path, { highWaterMark: chunkSize })) {
        yield chunk as Buffer
        bytes += (chunk as Buffer).length
        sent(bytes)
      }
    } catch (error) {
      fault = error
      throw error
    }
  }
  try {
    const { dryRun, atomic, onConflict } = query
    return await server.companies.import(
      { query: { fileName: name, dryRun: String(dryRun), atomic: String(atomic), onConflict }, body: content() },
      { timeout: 0, signal },
    )
  } catch (error) {
    throw fault === undefined ? error : unreadable(path, fault)
  }
}
