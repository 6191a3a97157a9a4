import { open } from 'node:fs/promises'
import type { Operation } from '@icss/core/operations/operation.ts'
import { type LocalFile, unreadable } from '../console/local-file.ts'
import type { Server } from '../server/connect.ts'

const chunkSize = 64 * 1024

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
      await using file = await open(path)
      for (;;) {
        const buffer = Buffer.allocUnsafe(chunkSize)
        const { bytesRead } = await file.read(buffer, 0, chunkSize)
        if (bytesRead === 0) return
        yield buffer.subarray(0, bytesRead)
        bytes += bytesRead
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
