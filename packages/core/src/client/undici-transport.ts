import { Readable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import type { IncomingHttpHeaders } from 'node:http'
import { Agent, EnvHttpProxyAgent, type Dispatcher } from 'undici'
import type { ClientOptions } from './client.ts'

export interface TransportOptions {
  /** Connections kept to one server at most. */
  readonly connections?: number
  /** Milliseconds that an idle connection is kept. */
  readonly keepAlive?: number
  /** Milliseconds until a connection has to stand. */
  readonly connectTimeout?: number
  /** Whether HTTP_PROXY, HTTPS_PROXY and NO_PROXY of the environment hold. */
  readonly usesProxies?: boolean
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

const isRepeatable = (init: RequestInit) =>
  (idempotentMethods.has(init.method ?? 'GET') || new Headers(init.headers).has('idempotency-key')) &&
  (init.body === undefined || init.body === null || typeof init.body === 'string')

/** Milliseconds that the server asks to wait; none when it does not say. */
const askedWait = (response: Response): number | undefined => {
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN)
  return Number.isFinite(seconds) ? Math.min(seconds * 1_000, longestWait) : undefined
}

// undici's own fetch keeps each piece of a file that it sends until the next garbage collection; its request does not.
const sendable = (body: BodyInit): string | Uint8Array | Readable => {
  if (typeof body === 'string' || body instanceof Uint8Array) return body
  if (body instanceof Blob) return Readable.from(body.stream())
  return Readable.from(body as unknown as AsyncIterable<Uint8Array>)
}

const headersOf = (given: IncomingHttpHeaders): Headers => {
  const headers = new Headers()
  for (const [name, value] of Object.entries(given))
    for (const one of Array.isArray(value) ? value : [value ?? '']) headers.append(name, one)
  return headers
}

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

/** What the client and its callers use of a `Response`; its body is a Node stream, which is an async iterable too. */
const responseOf = ({ statusCode, headers, body }: Dispatcher.ResponseData): Response =>
  ({
    status: statusCode,
    ok: statusCode >= 200 && statusCode < 300,
    headers: headersOf(headers),
    body: Object.assign(body, { cancel: () => body.dump(), getReader: () => readerOf(body) }),
    text: () => body.text(),
  }) as unknown as Response

/**
 * The way of the CLI and of jobs to a server: kept connections, and repetition of calls that do the same when made
 * twice: GET, HEAD, PUT, DELETE, and any with an Idempotency-Key, never a stream. A call's own timeout and cancellation
 * end its repetitions too.
 */
export function createTransport({
  connections = 8,
  keepAlive = 30_000,
  connectTimeout = 10_000,
  usesProxies = false,
  retries = 2,
  retryDelay = 200,
}: TransportOptions = {}): Transport {
  const options = {
    connections,
    keepAliveTimeout: keepAlive,
    connect: { timeout: connectTimeout },
    // The client's own timeout ends a call; a large export may take any time between two parts.
    headersTimeout: 0,
    bodyTimeout: 0,
  }
  const dispatcher: Dispatcher = usesProxies ? new EnvHttpProxyAgent(options) : new Agent(options)
  const once = async (url: string, { method = 'GET', headers, body, signal }: RequestInit) => {
    const { origin, pathname, search } = new URL(url)
    const asked = dispatcher.request({
      origin,
      path: pathname + search,
      method: method as Dispatcher.HttpMethod,
      headers: Object.fromEntries(new Headers(headers)),
      ...(body === undefined || body === null ? {} : { body: sendable(body) }),
      ...(signal ? { signal } : {}),
    })
    const answer = await asked.catch((cause: unknown) => {
      throw signal?.aborted ? cause : new TypeError('fetch failed', { cause })
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
        if (tries >= most || init.signal?.aborted) throw error
        pause = backoff
      }
      await wait(pause, undefined, init.signal ? { signal: init.signal } : {})
    }
  }
  return { fetch, close: () => dispatcher.close() }
}
