import http, { type ClientRequest, type IncomingMessage } from 'node:http'
import https from 'node:https'
import { text } from 'node:stream/consumers'
import type { ClientOptions } from '@icss/core/client/client.ts'

/** What the client needs of a `Response`, over an answer of `node:http`. */
class HttpAnswer {
  readonly status: number
  readonly ok: boolean
  readonly #message: IncomingMessage

  constructor(message: IncomingMessage) {
    this.#message = message
    this.status = message.statusCode ?? 0
    this.ok = this.status >= 200 && this.status < 300
  }

  get headers() {
    const { headers } = this.#message
    return {
      get: (name: string): string | null => {
        const value = headers[name.toLowerCase()]
        return Array.isArray(value) ? value.join(', ') : (value ?? null)
      },
      getSetCookie: (): string[] => headers['set-cookie'] ?? [],
    }
  }

  get body() {
    const message = this.#message
    return Object.assign(message, {
      cancel: () => {
        message.resume()
        return Promise.resolve()
      },
    })
  }

  text(): Promise<string> {
    return text(this.#message)
  }
}

const write = (request: ClientRequest, chunk: Uint8Array): Promise<void> =>
  new Promise((resolve) => {
    // A connection that breaks ends the request with its own error.
    request.once('close', resolve)
    request.write(chunk, () => {
      request.off('close', resolve)
      resolve()
    })
  })

/** Sends a body piece by piece; the next piece is asked for only when the one before has left this process. */
async function send(request: ClientRequest, body: unknown): Promise<void> {
  if (body === undefined || body === null || typeof body === 'string' || body instanceof Uint8Array) {
    request.end(body ?? undefined)
    return
  }
  let answered = false
  request.once('response', () => (answered = true))
  for await (const chunk of body as AsyncIterable<Uint8Array>) {
    // Refused before all was sent: the rest is of no use to anyone.
    if (answered || request.destroyed) return
    await write(request, chunk)
  }
  request.end()
}

/**
 * The `fetch` of the client over `node:http`: that of Node itself takes 25 MB of memory more, and keeps each piece of a
 * file that it sends until the next garbage collection. Connections are kept, and the proxies of the environment hold.
 */
export const httpFetch: ClientOptions['fetch'] = (url, { method, headers, body, signal }) =>
  new Promise((resolve, reject) => {
    const { request: open } = url.startsWith('https:') ? https : http
    const request = open(url, {
      ...(method === undefined ? {} : { method }),
      headers: headers as Record<string, string>,
      ...(signal ? { signal } : {}),
    })
    request.on('error', (error) => reject(new TypeError('fetch failed', { cause: error })))
    request.once('response', (message) => {
      // What was refused before it was sent leaves a connection that can serve nothing else.
      message.once('end', () => {
        if (!request.writableEnded) request.destroy()
      })
      resolve(new HttpAnswer(message) as unknown as Response)
    })
    send(request, body).catch((error: unknown) => {
      request.destroy()
      reject(error)
    })
  })
