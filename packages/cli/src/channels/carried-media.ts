import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import { objectsPath } from '@icss/core/uploads/tus.ts'
import { digestFile } from '../chapters/digest-files.ts'
import type { Connection } from '../server/connect.ts'
import type { Patiently } from '../server/patient-calls.ts'

/** A stored file that lies here now. */
export interface CarriedFile {
  readonly path: string
  readonly bytes: number
  /** SHA-256 of its content, hex. */
  readonly digest: string
  /** What it was called when it was uploaded. */
  readonly name: string
}

const sizeOf = (path: string) =>
  stat(path).then(
    ({ size }) => size,
    () => 0,
  )

/** Goes on with a file from where an earlier run left it. */
async function download(
  { chosen, options }: Connection,
  { key, bytes, path }: { readonly key: string; readonly bytes: number; readonly path: string },
  signal: AbortSignal,
): Promise<void> {
  const there = await sizeOf(path)
  if (there === bytes) return
  const isBegun = there > 0 && there < bytes
  const response = await options
    .fetch(chosen.server + objectsPath + encodeURIComponent(key), {
      headers: { ...options.headers?.(), ...(isBegun ? { range: `bytes=${there}-` } : {}) },
      signal,
    })
    .catch((cause: unknown) => {
      throw cause instanceof ProblemError ? cause : new ProblemError('client.network', { cause })
    })
  if (!response.ok) {
    await response.body?.cancel()
    const { status } = response
    if (status === 404) throw new ProblemError('request.not_found', { status })
    throw new ProblemError(status >= 500 ? 'server.unavailable' : 'client.unexpected_answer', { status })
  }
  const flags = isBegun && response.status === 206 ? 'a' : 'w'
  const body = (response.body ?? []) as AsyncIterable<Uint8Array>
  try {
    await pipeline(body, createWriteStream(path, { flags }), { signal })
  } catch (cause) {
    // A disk that is full says so by its code; a connection that breaks off may come back.
    if (signal.aborted || /^E(?:NOSPC|ACCES|ROFS|DQUOT|IO)$/.test((cause as NodeJS.ErrnoException).code ?? ''))
      throw cause
    throw new ProblemError('client.network', { cause })
  }
  if ((await sizeOf(path)) !== bytes) throw new ProblemError('client.network')
}

/** Brings the stored file of a key into `folder`; nothing where the channel has no such file. */
export async function bringFile(
  connection: Connection,
  key: string,
  folder: string,
  { call, signal }: { readonly call: Patiently; readonly signal: AbortSignal },
): Promise<CarriedFile | undefined> {
  const { server } = connection
  try {
    const { fileName: name, bytes } = await call((options) => server.uploads.show({ query: { key } }, options))
    await mkdir(folder, { recursive: true })
    const path = join(folder, createHash('sha256').update(`${connection.chosen.server}\n${key}`).digest('hex'))
    await call(() => download(connection, { key, bytes, path }, signal))
    return { path, bytes, name, digest: await digestFile(path, () => {}, signal) }
  } catch (error) {
    if (error instanceof ProblemError && error.code === 'request.not_found') return undefined
    throw error
  }
}
