import { once } from 'node:events'
import { Agent, get } from 'node:http'
import { fetch } from 'undici'
import { atMost, type Measure } from './measure.ts'
import { residentMemory } from './memory.ts'
import type { Product } from './product.ts'

const streams = 1000

/** (m) Memory of a server that holds a thousand idle streams of events. */
export async function measureStreams(product: Product): Promise<Measure[]> {
  const login = await fetch(`${product.origin}/adminLogin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ accountNumber: product.account.accountNumber, password: product.account.password }),
  })
  await login.arrayBuffer()
  const cookie = login.headers.get('set-cookie')?.split(';')[0] ?? ''
  const idle = residentMemory(product.pid)
  const agent = new Agent({ maxSockets: Infinity })
  try {
    for (let opened = 0; opened < streams; opened += 50)
      await Promise.all(
        Array.from({ length: 50 }, async () => {
          const request = get(`${product.origin}/api/v1/operations/events`, { agent, headers: { cookie } })
          const [answer] = await once(request, 'response')
          if (answer.statusCode !== 200) throw new Error(`A stream was answered ${answer.statusCode}.`)
          answer.resume()
          answer.on('error', () => {})
          request.on('error', () => {})
        }),
      )
    // What opening them took is given back, or is not.
    await new Promise((done) => setTimeout(done, 20_000))
    return [
      atMost('(m) memory when idle', idle, 'MB', 300),
      atMost(`(m) memory with ${streams} idle event streams`, residentMemory(product.pid), 'MB', 300),
    ]
  } finally {
    agent.destroy()
  }
}
