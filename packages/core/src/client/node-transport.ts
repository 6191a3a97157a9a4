import type { IncomingHttpHeaders } from 'node:http'
import type { Readable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import { ProblemError } from '../errors/problem-error.ts'
import type { ClientOptions } from './client.ts'
import { openConnections, textOf } from './connections.ts'
import type { Answer, ConnectionOptions, Pieces, Request } from './connection.ts'

export interface TransportOptions extends ConnectionOptions {
  /** How often a call that may be repeated is made again. */
  readonly retries?: number
  /** Milliseconds before the first repetition; each further one waits twice as long. */
  readonly retryDelay?: number
}

export interface Transport {
  readonly fetch: ClientOptions['fetch']
  /** Ends the kept connections. */
  readonly close: () => Promise<void>
}

const idempotentMethods = new Set(['GET', 'HEAD', 'PUT', 'DELETE'])
/** Answers of a proxy or of a server that is starting. */
const passing = new Set([502, 503, 504])
const longestWait = 10_000

/** Headers are given by name, in lower case: Node's `Headers` bring along all of its fetch. */
const headersIn = ({ headers = {} }: RequestInit) => headers as Readonly<Record<string, string>>

const isRepeatable = (init: RequestInit) =>
  (idempotentMethods.has(init.method ?? 'GET') || 'idempotency-key' in headersIn(init)) &&
  (init.body === undefined || init.body === null || typeof init.body === 'string')

/** Milliseconds that the server asks to wait; none when it does not say. */
const askedWait = (response: Response): number | undefined => {
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN)
  return Number.isFinite(seconds) ? Math.min(seconds * 1_000, longestWait) : undefined
}

const sendable = (body: BodyInit | null | undefined): Request['body'] => {
  if (body === null || body === undefined || typeof body === 'string' || body instanceof Uint8Array)
    return body ?? undefined
  return (Symbol.asyncIterator in body ? body : (body as Blob).stream()) as unknown as Pieces
}

/** What is asked of the `Headers` of a response. */
const headersOf = (given: IncomingHttpHeaders) => ({
  get: (name: string) => {
    const value = given[name]
    return value === undefined ? null : String(value)
  },
  getSetCookie: () => given['set-cookie'] ?? [],
})

/** The reader of a body that is a Node stream. */
const readerOf = (body: Readable) => {
  const chunks = body[Symbol.asyncIterator]() as AsyncIterator<Uint8Array>
  return {
    read: () => chunks.next(),
    cancel: async () => {
      body.destroy()
    },
  }
}

/** Bytes that are read to keep their connection, rather than that it is given up. */
const littleBytes = 64 * 1024

/** Lets go of a body that nobody reads. */
async function drop({ body, headers }: Answer): Promise<void> {
  if (Number(headers['content-length'] ?? Number.NaN) <= littleBytes) body.resume()
  else body.destroy()
}

/** What the client and its callers use of a `Response`; its body is a Node stream, which is an async iterable too. */
const responseOf = (answer: Answer): Response =>
  ({
    status: answer.status,
    ok: answer.status >= 200 && answer.status < 300,
    headers: headersOf(answer.headers),
    body: Object.assign(answer.body, { cancel: () => drop(answer), getReader: () => readerOf(answer.body) }),
    text: () => textOf(answer),
  }) as unknown as Response

/**
 * The way of the CLI and of jobs to a server: kept connections, and repetition of calls that do the same when made
 * twice: GET, HEAD, PUT, DELETE, and any with an Idempotency-Key, never a stream. A call's own timeout and cancellation
 * end its repetitions too.
 */
export function createTransport({ retries = 2, retryDelay = 200, ...options }: TransportOptions = {}): Transport {
  const { exchange, close } = openConnections(options)
  const once = async (url: string, init: RequestInit) => {
    const { method = 'GET', signal } = init
    const asked = exchange({
      url,
      method,
      headers: headersIn(init),
      body: sendable(init.body),
      signal: signal ?? undefined,
    })
    const answer = await asked.catch((cause: unknown) => {
      throw signal?.aborted || cause instanceof ProblemError ? cause : new TypeError('fetch failed', { cause })
    })
    return responseOf(answer)
  }

  const fetch: ClientOptions['fetch'] = async (url, init) => {
    const most = isRepeatable(init) ? retries : 0
    for (let tries = 0; ; tries += 1) {
      const backoff = retryDelay * 2 ** tries
      let pause: number
      try {
        const response = await once(url, init)
        if (tries >= most || !passing.has(response.status)) return response
        await response.body?.cancel()
        pause = askedWait(response) ?? backoff
      } catch (error) {
        if (tries >= most || init.signal?.aborted || error instanceof ProblemError) throw error
        pause = backoff
      }
      await wait(pause, undefined, init.signal ? { signal: init.signal } : {})
    }
  }
  return { fetch, close }
}
