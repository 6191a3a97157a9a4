import { createHash } from 'node:crypto'
import { type FileHandle, open } from 'node:fs/promises'
import { openConnections, textOf } from '../client/connections.ts'
import type { ConnectionOptions } from '../client/connection.ts'
import { type Buffers, inTurns } from './in-turns.ts'
import type { UploadTransport } from './transfer.ts'
import { wholeFileBytes, WholeFiles } from './whole-files.ts'

/** Bytes that are read at once. */
const readBytes = 512 * 1024

/** A part of a file on the disk; `held`: what was read of it. */
export interface FilePart {
  readonly path: string
  readonly start: number
  readonly end: number
  readonly held?: Buffer
}

async function fill(
  file: FileHandle,
  buffer: Buffer,
  { start, end }: Pick<FilePart, 'start' | 'end'>,
): Promise<Buffer> {
  const wanted = Math.min(buffer.length, end - start)
  for (let filled = 0; filled < wanted;) {
    const { bytesRead } = await file.read(buffer, filled, wanted - filled, start + filled)
    if (bytesRead === 0) throw new Error('The file became shorter while it was sent.')
    filled += bytesRead
  }
  return buffer.subarray(0, wanted)
}

/**
 * The bytes of a part. All chunks but the last are longer than what a socket buffers, so that it asks for more only when
 * the chunk has left.
 */
async function* read(
  { path, start, end }: FilePart,
  buffers: Buffers,
  onRead?: (bytes: number) => void,
): AsyncGenerator<Buffer> {
  await using file = await open(path)
  let filled = start
  const chunks = inTurns(buffers, async (buffer) => {
    const chunk = await fill(file, buffer, { start: filled, end })
    filled += chunk.length
    return chunk
  })
  let sent = 0
  for await (const chunk of chunks) {
    sent += chunk.length
    onRead?.(sent)
    yield chunk
  }
}

/** Chunks of what is held. */
async function* chunksOf(bytes: Buffer, onSent?: (bytes: number) => void): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length;) {
    const chunk = bytes.subarray(at, at + readBytes)
    at += chunk.length
    onSent?.(at)
    yield chunk
  }
}

export interface NodeUploadTransport extends UploadTransport<FilePart> {
  /** Begins to read a file whose piece will be asked for soon, when it is sent as a whole. */
  readonly readAhead: (file: { readonly path: string; readonly bytes: number }) => void
  /** Lets go of a file that was read ahead and is not sent. */
  readonly leave: (path: string) => void
  /** Ends the kept connections. */
  readonly close: () => Promise<void>
}

/** The way of the command line: a file's `source` is its path; `headers` are those of each request, such as a token. */
export function nodeUploadTransport(options: {
  readonly baseUrl: string
  readonly headers: () => Readonly<Record<string, string>>
  readonly connections?: number
  readonly proxies?: ConnectionOptions['proxies']
}): NodeUploadTransport {
  const { baseUrl, headers: common, connections = 8, proxies } = options
  const { exchange, close } = openConnections({ connections, proxies })
  const spare: Buffers[] = []
  const takeBuffers = (): Buffers =>
    spare.pop() ?? [Buffer.allocUnsafeSlow(readBytes), Buffer.allocUnsafeSlow(readBytes)]
  const wholeFiles = new WholeFiles()
  return {
    async piece(file, start, end) {
      const body = { path: String(file.source), start, end }
      // Read once: it is held from its checksum until it was sent.
      if (start === 0 && end === file.size && end <= wholeFileBytes) {
        const { content, sha256 } = await wholeFiles.take(body.path, end)
        return { body: { ...body, held: content }, sha256 }
      }
      const hash = createHash('sha256')
      const buffers = takeBuffers()
      for await (const chunk of read(body, buffers)) hash.update(chunk)
      spare.push(buffers)
      return { body, sha256: hash.digest('base64') }
    },
    async send({ method, path, headers, body, onSent, signal }) {
      const held = body?.held
      const buffers = body && !held ? takeBuffers() : undefined
      const answer = await exchange({
        url: baseUrl + path,
        method,
        signal,
        headers: {
          ...common(),
          ...headers,
          ...(body ? { 'content-length': String(body.end - body.start) } : {}),
        },
        body: body && (held ? chunksOf(held, onSent) : read(body, buffers as Buffers, onSent)),
      })
      // Whoever is refused may still be sending.
      if (answer.status < 300) {
        if (buffers) spare.push(buffers)
        if (held) wholeFiles.giveBack(held)
      }
      return {
        status: answer.status,
        header: (name) => {
          const value = answer.headers[name]
          return Array.isArray(value) ? value[0] : value
        },
        text: await textOf(answer),
      }
    },
    readAhead: ({ path, bytes }) => {
      if (bytes > 0 && bytes <= wholeFileBytes) wholeFiles.readAhead(path, bytes)
    },
    leave: (path) => wholeFiles.leave(path),
    async close() {
      await wholeFiles.close()
      await close()
    },
  }
}
