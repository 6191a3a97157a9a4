import { setTimeout as pause } from 'node:timers/promises'
import type { ClientOptions } from '@icss/core/client/client.ts'
import type { Console } from '../console/console.ts'

/** Seconds that are waited at most; who is told to wait longer is told so. */
const longest = 120

/** A body that is read from its beginning each time that it is sent. */
export class RepeatableBody implements AsyncIterable<Uint8Array> {
  readonly #open: () => AsyncGenerator<Uint8Array>

  constructor(open: () => AsyncGenerator<Uint8Array>) {
    this.#open = open
  }

  [Symbol.asyncIterator](): AsyncGenerator<Uint8Array> {
    return this.#open()
  }
}

const canRepeat = (body: unknown): boolean =>
  body === undefined || body === null || typeof body === 'string' || body instanceof RepeatableBody

/** Seconds to wait before a request is sent again; nothing when it was not told, or when that is too long to wait. */
export function secondsTold(status: number, retryAfter: string | null | undefined): number | undefined {
  if (status !== 429) return undefined
  const told = retryAfter ?? ''
  const seconds = Math.ceil(/^\d+$/.test(told) ? Number(told) : (Date.parse(told) - Date.now()) / 1000)
  return seconds <= longest ? Math.max(1, seconds) : undefined
}

/** How often a request is sent that is told to wait. */
export const triesAsTold = 5

/** Calls again after as long as a server that has too much to do says (429 with Retry-After), and tells the person. */
export const waitingAsTold =
  ({ t, warn }: Pick<Console, 't' | 'warn'>, fetch: ClientOptions['fetch']): ClientOptions['fetch'] =>
  async (url, init) => {
    for (let tried = 1; ; tried += 1) {
      const response = await fetch(url, init)
      const seconds = secondsTold(response.status, response.headers.get('retry-after'))
      if (seconds === undefined || tried === triesAsTold || !canRepeat(init.body)) return response
      await response.body?.cancel()
      warn(t('busy', { seconds }))
      await pause(seconds * 1000, undefined, init.signal ? { signal: init.signal } : {})
    }
  }
