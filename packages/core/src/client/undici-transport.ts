import { setTimeout as wait } from 'node:timers/promises'
import { Agent, fetch as undiciFetch } from 'undici'
import type { ClientOptions } from './client.ts'

export interface TransportOptions {
  /** Connections kept to one server at most. */
  readonly connections?: number
  /** Milliseconds that an idle connection is kept. */
  readonly keepAlive?: number
  /** Milliseconds until a connection has to stand. */
  readonly connectTimeout?: number
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

/**
 * The way of the CLI and of jobs to a server: kept connections, and repetition of calls that do the same when made
 * twice: GET, HEAD, PUT, DELETE, and any with an Idempotency-Key, never a stream. A call's own timeout and cancellation
 * end its repetitions too.
 */
export function createTransport({
  connections = 8,
  keepAlive = 30_000,
  connectTimeout = 10_000,
  retries = 2,
  retryDelay = 200,
}: TransportOptions = {}): Transport {
  const dispatcher = new Agent({
    connections,
    keepAliveTimeout: keepAlive,
    connect: { timeout: connectTimeout },
    // The client's own timeout ends a call; a large export may take any time between two parts.
    headersTimeout: 0,
    bodyTimeout: 0,
  })
  const once = (url: string, init: RequestInit) =>
    undiciFetch(url, { ...init, dispatcher } as Parameters<typeof undiciFetch>[1]) as unknown as Promise<Response>

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
