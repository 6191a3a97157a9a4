import { type ClientOptions, type InputOf, call } from '@icss/core/client/client.ts'
import type { Operation } from '@icss/core/operations/operation.ts'
import { type LocalFile, unreadable } from '../console/local-file.ts'
import { piecesOf } from '../console/pieces-of.ts'
import { RepeatableBody } from '../server/waiting-as-told.ts'
import type { ImportEndpoint, ImportInput } from '../commands/import-command.ts'

/** Sends a table piece by piece to an endpoint that imports it, and answers the run that does. */
export async function sendTable(
  endpoint: ImportEndpoint,
  options: ClientOptions,
  { path, name, size }: LocalFile,
  query: Pick<ImportInput, 'dryRun' | 'atomic' | 'onConflict'>,
  { sent, signal }: { sent: (bytes: number) => void; signal: AbortSignal },
): Promise<Operation> {
  let fault: unknown
  async function* content(): AsyncGenerator<Uint8Array> {
    let bytes = 0
    try {
      for await (const piece of piecesOf(path)) {
        // What was added since its size was said belongs to another import.
        const left = size === undefined ? piece : piece.subarray(0, size - bytes)
        if (left.length === 0) break
        yield left
        bytes += left.length
        sent(bytes)
      }
      if (size !== undefined && bytes < size) throw new Error('It became shorter while it was sent.')
    } catch (error) {
      fault = error
      throw error
    }
  }
  try {
    const { dryRun, atomic, onConflict } = query
    const input = {
      query: { fileName: name, dryRun: String(dryRun), atomic: String(atomic), onConflict },
      body: new RepeatableBody(content, size),
    } as unknown as InputOf<ImportEndpoint>
    return await call(endpoint, input, { timeout: 0, signal }, options)
  } catch (error) {
    throw fault === undefined ? error : unreadable(path, fault)
  }
}
