import { Agent, fetch } from 'undici'
import { eventsOf } from '@icss/core/client/event-stream.ts'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import { signInState } from '@icss/core/sign-ins/sign-in.ts'
import { atMost, type Measure, quantile } from './measure.ts'
import type { Bench } from './open-bench.ts'
import { openSession } from './session.ts'
import { Phone } from './phone.ts'
import { sized } from './sized.ts'

/** Phones in a hall that come from one address, and how long they come (meetings.md, Sign-in). */
const people = sized(2000, 11)
const seconds = sized(60, 0.3)
/** Of so many people one sends the form again, from another browser. */
const repeatedOf = 10

/** Signs in two thousand people in a minute, while a screen follows: each as a person does, by four requests. */
export async function measureSignIns(bench: Bench): Promise<Measure[]> {
  const product = await bench.product()
  const { cookie, call } = await openSession(product)
  const hour = 3_600_000
  const { id } = await call('POST', 'meetings', {
    name: '年会签到',
    address: '会展中心',
    startAt: new Date(Date.now()).toISOString(),
    endAt: new Date(Date.now() + hour).toISOString(),
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
  const times: number[] = []
  const wrong: number[] = []
  const signIn = async (phone: number): Promise<number> => {
    const browser = new Phone(dispatcher)
    const scanned = new URL(screen.url)
    const began = performance.now()
    const page = await browser.send(scanned)
    const { ref } = await browser.send(new URL(`${scanned.pathname}/signIn`, product.origin), {
      code: scanned.searchParams.get('c'),
    })
    const sent = await browser.send(`${product.origin}/p/my/${ref}/sign-in`, {
      name: '王明',
      phone: `139${String(10_000_000 + phone)}`,
    })
    if (sent.status === 200) {
      const place = await browser.send(`${product.origin}/p/my/${sent.ref}`)
      if (page.status !== 200 || place.status !== 200) wrong.push(place.status)
    }
    times.push(performance.now() - began)
    return sent.status
  }
  const come = async (phone: number) => {
    const first = await signIn(phone)
    if (first !== 200) wrong.push(first)
    if (phone % repeatedOf !== 0) return
    // Somebody else's browser with a phone that is here is sent to the desk.
    const second = await signIn(phone)
    if (second !== 409) wrong.push(second)
  }
  try {
    const began = performance.now()
    const all: Promise<void>[] = []
    for (let at = 0; at < people; at += 1) {
      const wait = began + (at * seconds * 1000) / people - performance.now()
      if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait))
      all.push(come(at))
    }
    await Promise.all(all)
    // The screen looks again within half a second.
    for (let tries = 0; tries < 50 && screen.signedIn < people; tries += 1)
      await new Promise((resolve) => setTimeout(resolve, 100))
    const { signedIn, expected } = await call('GET', `meetings/${String(id)}`)
    return [
      atMost(
        `sign-in: ${people} people in ${seconds} s from one address, four requests each, p95`,
        quantile(times, 0.95),
        'ms',
        500,
      ),
      atMost('sign-in: of these refused or answered wrongly', wrong.length, '', 0),
      atMost(
        'sign-in: of these lost or counted twice',
        Math.abs(people - Number(signedIn)) + Math.abs(people - Number(expected)),
        '',
        0,
      ),
      atMost('sign-in: of these missing on the screen', Math.abs(people - screen.signedIn), '', 0),
    ]
  } finally {
    left.abort()
    await following
    await dispatcher.close()
  }
}
