import { setTimeout as pause } from 'node:timers/promises'
import type { ClientOptions } from '@icss/core/client/client.ts'
import type { Console } from '../console/console.ts'

/** Seconds that are waited at most; who is told to wait longer is told so. */
const longest = 120
const tries = 5

const secondsToldBy = (response: Response): number => {
  const told = response.headers.get('retry-after') ?? ''
  return /^\d+$/.test(told) ? Number(told) : (Date.parse(told) - Date.now()) / 1000
}

/** Calls again after as long as a server that has too much to do says (429 with Retry-After), and tells the person. */
export const waitingAsTold =
  ({ t, warn }: Pick<Console, 't' | 'warn'>, fetch: ClientOptions['fetch']): ClientOptions['fetch'] =>
  async (url, init) => {
    for (let tried = 1; ; tried += 1) {
      const response = await fetch(url, init)
      if (response.status !== 429 || tried === tries || typeof (init.body ?? '') !== 'string') return response
      const seconds = Math.ceil(secondsToldBy(response))
      if (!(seconds <= longest)) return response
      await response.body?.cancel()
      warn(t('busy', { seconds: Math.max(1, seconds) }))
      await pause(Math.max(0, seconds) * 1000, undefined, init.signal ? { signal: init.signal } : {})
    }
  }
