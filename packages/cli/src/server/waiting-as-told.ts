import { setTimeout as pause } from 'node:timers/promises'
import type { ClientOptions } from '@icss/core/client/client.ts'
import type { Console } from '../console/console.ts'

/** Seconds that are waited at most; who is told to wait longer is told so. */
const longest = 120

/** A body that is read from its beginning each time that it is sent; `size` where that is known. */
export class RepeatableBody implements AsyncIterable<Uint8Array> {
  readonly #open: () => AsyncGenerator<Uint8Array>
  readonly size: number | undefined

  constructor(open: () => AsyncGenerator<Uint8Array>, size: number | undefined) {
    this.#open = open
    this.size = size
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
const triesAsTold = 5

/**
 * Asks, and asks again after as long as a server that has too much to do says; the person is told. `told`: seconds that an
 * answer says to wait. `drop` is done with an answer that is not the last.
 */
export async function askedAsTold<Answer>(
  { t, warn }: Pick<Console, 't' | 'warn'>,
  ask: () => Promise<Answer>,
  {
    told,
    drop,
    signal,
  }: {
    readonly told: (answer: Answer) => number | undefined
    readonly drop?: (answer: Answer) => Promise<void> | undefined
    readonly signal?: AbortSignal | null | undefined
  },
): Promise<Answer> {
  for (let tried = 1; ; tried += 1) {
    const answer = await ask()
    const seconds = told(answer)
    if (seconds === undefined || tried === triesAsTold) return answer
    await drop?.(answer)
    warn(t('busy', { seconds }))
    await pause(seconds * 1000, undefined, signal ? { signal } : {})
  }
}

/** Calls again after as long as a server says (429 with Retry-After) that has too much to do, if the body can be sent again. */
export const waitingAsTold =
  (console: Pick<Console, 't' | 'warn'>, fetch: ClientOptions['fetch']): ClientOptions['fetch'] =>
  (url, init) =>
    askedAsTold(console, () => fetch(url, init), {
      told: ({ status, headers }) =>
        canRepeat(init.body) ? secondsTold(status, headers.get('retry-after')) : undefined,
      drop: ({ body }) => body?.cancel(),
      signal: init.signal,
    })
