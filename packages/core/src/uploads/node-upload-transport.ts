import { createHash } from 'node:crypto'
import { open } from 'node:fs/promises'
import { Agent, type Dispatcher, EnvHttpProxyAgent, request } from 'undici'
import type { UploadTransport } from './transfer.ts'

/** Bytes that are read at once. */
const readBytes = 1024 * 1024

/** A part of a file on the disk. */
export interface FilePart {
  readonly path: string
  readonly start: number
  readonly end: number
}

async function* read({ path, start, end }: FilePart, onRead?: (bytes: number) => void): AsyncGenerator<Buffer> {
  const file = await open(path)
  try {
    for (let at = start; at < end;) {
      const { bytesRead, buffer } = await file.read(Buffer.allocUnsafe(Math.min(readBytes, end - at)), 0, undefined, at)
      if (bytesRead === 0) throw new Error('The file became shorter while it was sent.')
      at += bytesRead
      onRead?.(at - start)
      yield buffer.subarray(0, bytesRead)
    }
  } finally {
    await file.close()
  }
}

export interface NodeUploadTransport extends UploadTransport<FilePart> {
  /** Ends the kept connections. */
  readonly close: () => Promise<void>
}

/** The way of the command line: a file's `source` is its path; `headers` are those of each request, such as a token. */
export function nodeUploadTransport(options: {
  readonly baseUrl: string
  readonly headers: () => Readonly<Record<string, string>>
  readonly connections?: number
  readonly usesProxies?: boolean
}): NodeUploadTransport {
  const { baseUrl, headers: common, connections = 8, usesProxies = false } = options
  const settings = { connections, headersTimeout: 0, bodyTimeout: 0 }
  const dispatcher: Dispatcher = usesProxies ? new EnvHttpProxyAgent(settings) : new Agent(settings)
  return {
    async piece(file, start, end) {
      const body = { path: String(file.source), start, end }
      const hash = createHash('sha256')
      for await (const chunk of read(body)) hash.update(chunk)
      return { body, sha256: hash.digest('base64') }
    },
    async send({ method, path, headers, body, onSent, signal }) {
      const answer = await request(baseUrl + path, {
        dispatcher,
        method,
        signal,
        headers: {
          ...common(),
          ...headers,
          ...(body ? { 'content-length': String(body.end - body.start) } : {}),
        },
        ...(body
          ? { body: read(body, onSent) as unknown as Dispatcher.DispatchOptions['body'] & AsyncIterable<Buffer> }
          : {}),
      })
      return {
        status: answer.statusCode,
        header: (name) => {
          const value = answer.headers[name]
          return Array.isArray(value) ? value[0] : value
        },
        text: await answer.body.text(),
      }
    },
    close: () => dispatcher.close(),
  }
}
