import type { IncomingHttpHeaders } from 'node:http'
import type { Readable } from 'node:stream'
import { directConnections } from './direct-connections.ts'

export interface ConnectionLimits {
  /** Connections kept to one server at most. */
  readonly connections: number
  /** Milliseconds that an idle connection is kept. */
  readonly keepAlive: number
  /** Milliseconds until a connection has to stand. */
  readonly connectTimeout: number
}

export interface ConnectionOptions extends Partial<ConnectionLimits> {
  /** The environment, where its HTTP_PROXY, HTTPS_PROXY and NO_PROXY hold. */
  readonly proxies?: Readonly<Record<string, string | undefined>> | undefined
}

/** What is sent in pieces; `size` where it is known before, for the server to refuse what is too large at once. */
export type Pieces = AsyncIterable<Uint8Array> & { readonly size?: number | undefined }

/**
 * What is sent. Of a body in pieces, one is good until the next is asked for has left: two pieces of more than 64 KB may
 * take turns in the same memory.
 */
export interface Request {
  readonly url: string
  readonly method: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string | Uint8Array | Pieces | undefined
  readonly signal?: AbortSignal | undefined
}

export interface Answer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  /** To be read or destroyed. */
  readonly body: Readable
}

/** Kept connections to servers. */
export interface Connections {
  readonly exchange: (request: Request) => Promise<Answer>
  readonly close: () => Promise<void>
}

/** Connections by Node's own HTTP, or by the proxies of the environment; what goes by proxies is loaded only for them. */
export function openConnections({
  connections = 8,
  keepAlive = 30_000,
  connectTimeout = 10_000,
  proxies,
}: ConnectionOptions = {}): Connections {
  const options = { connections, keepAlive, connectTimeout }
  if (!proxies) return directConnections(options)
  const opening = import('./proxied-connections.ts').then(({ proxiedConnections }) =>
    proxiedConnections(options, proxies),
  )
  return {
    exchange: async (request) => (await opening).exchange(request),
    close: async () => (await opening).close(),
  }
}

/** All of an answer as text. */
export async function textOf({ body }: Pick<Answer, 'body'>): Promise<string> {
  let text = ''
  for await (const piece of body.setEncoding('utf8')) text += piece as string
  return text
}
