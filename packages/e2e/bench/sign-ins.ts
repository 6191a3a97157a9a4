import { newNonce } from '@icss/core/desk/new-nonce.ts'
import { type Arrival, openHall, spread } from './hall.ts'
import { atMost, type Measure, quantile } from './measure.ts'
import type { Bench } from './open-bench.ts'
import { sized } from './sized.ts'

/** Phones in a hall that come from one address, and how long they come (meetings.md, Sign-in). */
const people = sized(2000, 11)
const seconds = sized(60, 0.3)
/** Of so many people one sends the form again, from another browser. */
const repeatedOf = 10
/** Those whom the desk adds meanwhile, one after the other; it reads its list before each. */
const atDesk = sized(60, 1)

/**
 * Signs in two thousand people in a minute, each by four requests, while a screen follows and a desk beside adds others.
 */
export async function measureSignIns(bench: Bench): Promise<Measure[]> {
  const { id, call, screen, signIn, close } = await openHall(await bench.product())
  const times: number[] = []
  const deskTimes: number[] = []
  const wrong: number[] = []
  const expectStatus = ({ status, pages, took }: Arrival, expected: number) => {
    times.push(took)
    wrong.push(...pages.filter((page) => page !== 200), ...(status === expected ? [] : [status]))
  }
  const come = async (phone: number) => {
    expectStatus(await signIn(phone), 200)
    // Somebody else's browser with a phone that is here is sent to the desk.
    if (phone % repeatedOf === 0) expectStatus(await signIn(phone), 409)
  }
  const addAtDesk = async (at: number) => {
    const began = performance.now()
    await call('GET', `meetings/${id}/desk-list`)
    const now = new Date().toISOString()
    const person = { name: '李华', phone: `138${String(10_000_000 + at)}` }
    const facts = [{ kind: 'walkIn', nonce: newNonce(), at: now, person }]
    const { items } = await call('POST', `meetings/${id}/desk-facts`, { sentAt: now, facts })
    const [{ outcome } = { outcome: '' }] = items as { outcome: string }[]
    if (outcome !== 'done') wrong.push(0)
    deskTimes.push(performance.now() - began)
  }
  try {
    await Promise.all([spread(people, seconds, come), spread(atDesk, seconds, addAtDesk)])
    const all = people + atDesk
    // The screen looks again within half a second.
    for (let tries = 0; tries < 50 && screen.signedIn < all; tries += 1)
      await new Promise((resolve) => setTimeout(resolve, 100))
    const { signedIn, expected } = await call('GET', `meetings/${id}`)
    return [
      atMost(
        `sign-in: ${people} people in ${seconds} s from one address, four requests each, p95`,
        quantile(times, 0.95),
        'ms',
        500,
      ),
      atMost('sign-in: a desk beside that reads its list and adds one, p95', quantile(deskTimes, 0.95), 'ms', 1000),
      atMost('sign-in: of these refused or answered wrongly', wrong.length, '', 0),
      atMost(
        'sign-in: of these lost or counted twice',
        Math.abs(all - Number(signedIn)) + Math.abs(all - Number(expected)),
        '',
        0,
      ),
      atMost('sign-in: of these missing on the screen', Math.abs(all - screen.signedIn), '', 0),
    ]
  } finally {
    await close()
  }
}
