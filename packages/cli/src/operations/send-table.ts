import type * as z from 'zod/mini'
import { type ClientOptions, type InputOf, call } from '@icss/core/client/client.ts'
import type { Endpoint } from '@icss/core/contract/endpoint.ts'
import type { Operation, operation } from '@icss/core/operations/operation.ts'
import { type LocalFile, unreadable } from '../console/local-file.ts'
import { piecesOf } from '../console/pieces-of.ts'
import { RepeatableBody } from '../server/waiting-as-told.ts'

/** An import of the contract: a stream of a table, answered by the run that imports it. */
export type ImportEndpoint = Endpoint & {
  readonly query: z.ZodMiniObject
  readonly body: 'stream'
  readonly answer: typeof operation
}

/** How a table is imported; `onConflict` and `onAlike` only where its endpoint asks for them. */
export interface TableOptions {
  readonly dryRun: boolean
  readonly atomic: boolean
  readonly strict: boolean
  readonly sheet?: string
  readonly onConflict?: 'skip' | 'update' | 'fail'
  readonly onAlike?: 'skip' | 'update' | 'make'
}

/** Sends a table piece by piece to an endpoint that imports it, and answers the run that does. */
export async function sendTable(
  endpoint: ImportEndpoint,
  options: ClientOptions,
  { path, name, size }: LocalFile,
  { dryRun, atomic, strict, sheet, onConflict, onAlike }: TableOptions,
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
    const input = {
      query: {
        fileName: name,
        dryRun: String(dryRun),
        atomic: String(atomic),
        strict: String(strict),
        sheet,
        onConflict,
        onAlike,
      },
      body: new RepeatableBody(content, size),
    } as unknown as InputOf<ImportEndpoint>
    return await call(endpoint, input, { timeout: 0, signal }, options)
  } catch (error) {
    throw fault === undefined ? error : unreadable(path, fault)
  }
}
