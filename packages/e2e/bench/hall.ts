import { Agent, fetch } from 'undici'
import { eventsOf } from '@icss/core/client/event-stream.ts'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import { signInState } from '@icss/core/sign-ins/sign-in.ts'
import { Phone } from './phone.ts'
import type { Product } from './product.ts'
import { openSession } from './session.ts'

const hour = 3_600_000

/** What somebody got who signed in: the pages before and behind are 200 where all went well. */
export interface Arrival {
  readonly status: number
  readonly pages: readonly number[]
  readonly browser: Phone
  /** Names the own page of whoever is in. */
  readonly ref: string
  /** Milliseconds of all their requests. */
  readonly took: number
}

/** A meeting that is about to begin, in whose hall a screen shows the rotating code; `beside` goes into its settings. */
export async function openHall(product: Product, beside: object = {}) {
  const { cookie, call } = await openSession(product)
  const { id, version } = await call('POST', 'meetings', {
    name: '年会签到',
    address: '会展中心',
    startAt: new Date(Date.now() + hour / 2).toISOString(),
    endAt: new Date(Date.now() + 2 * hour).toISOString(),
    ...beside,
  })
  await call('POST', `sign-in-links/${String(id)}/public-link`)

  const left = new AbortController()
  const stream = await fetch(`${product.origin}/api/v1/meetings/${String(id)}/sign-ins/events`, {
    headers: { cookie },
    signal: left.signal,
  })
  const screen = { url: '', signedIn: 0 }
  const following = (async () => {
    for await (const state of eventsOf(
      stream as unknown as Response,
      signInState,
      (cause) => new ProblemError('client.network', { cause }),
    )) {
      screen.url = state.code?.url ?? ''
      screen.signedIn = state.signedIn
    }
  })().catch(() => {})
  while (screen.url === '') await new Promise((resolve) => setTimeout(resolve, 20))

  const dispatcher = new Agent({ connections: 256 })
  return {
    id: String(id),
    version: Number(version),
    call,
    screen,
    /** Signs somebody in as a person does, by four requests. */
    async signIn(number: number, form: object = {}): Promise<Arrival> {
      const browser = new Phone(dispatcher)
      const scanned = new URL(screen.url)
      const began = performance.now()
      const page = await browser.send(scanned)
      const { ref } = await browser.send(new URL(`${scanned.pathname}/signIn`, product.origin), {
        code: scanned.searchParams.get('c'),
      })
      const sent = await browser.send(`${product.origin}/p/my/${ref}/sign-in`, {
        name: '王明',
        phone: `139${String(10_000_000 + number)}`,
        ...form,
      })
      const pages = [page.status]
      if (sent.status === 200) pages.push((await browser.send(`${product.origin}/p/my/${sent.ref}`)).status)
      return { status: sent.status, pages, browser, ref: sent.ref, took: performance.now() - began }
    },
    async close() {
      left.abort()
      await following
      await dispatcher.close()
    },
  }
}

/** Starts `count` things spread evenly over some seconds, whether or not those before have ended, and awaits all. */
export async function spread<T>(count: number, seconds: number, begin: (at: number) => Promise<T>): Promise<T[]> {
  const began = performance.now()
  const all: Promise<T>[] = []
  for (let at = 0; at < count; at += 1) {
    const wait = began + (at * seconds * 1000) / count - performance.now()
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait))
    all.push(begin(at))
  }
  return Promise.all(all)
}
