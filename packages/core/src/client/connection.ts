import type { IncomingHttpHeaders } from 'node:http'
import type { Readable } from 'node:stream'

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
