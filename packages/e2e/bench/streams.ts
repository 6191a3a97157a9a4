import { once } from 'node:events'
import { Agent, get } from 'node:http'
import { Client } from 'pg'
import { maxEventStreams } from '@icss/core/sessions/session-limits.ts'
import { atMost, type Measure } from './measure.ts'
import { residentMemory } from './memory.ts'
import type { Bench } from './open-bench.ts'
import type { Product } from './product.ts'
import { type BenchSession, openSession } from './session.ts'
import { sized } from './sized.ts'

const streams = sized(1000, maxEventStreams)

/** Milliseconds in which what opening them took is given back, or is not. */
const settling = sized(20_000, 0)

/** Sessions of as many accounts of the channel as it takes to follow all the streams. */
async function followers(product: Product): Promise<readonly BenchSession[]> {
  const { account, databaseUrl } = product
  const numbers = Array.from({ length: streams / maxEventStreams }, (_, at) => `${account.accountNumber}-${at}`)
  const db = new Client({ connectionString: databaseUrl })
  await db.connect()
  await db.query(
    `insert into accounts (channel_id, id, number, name, role, password_hash)
     select channel_id, gen_random_uuid(), added, name, 'channel-account', password_hash
     from accounts, unnest($2::text[]) added where number = $1`,
    [account.accountNumber, numbers],
  )
  await db.end()
  const sessions: BenchSession[] = []
  for (const accountNumber of numbers)
    sessions.push(await openSession({ ...product, account: { ...account, accountNumber } }))
  return sessions
}

/** (m) Memory of a server that holds a thousand idle streams of events. */
export async function measureStreams(bench: Bench): Promise<Measure[]> {
  const product = await bench.product()
  const sessions = await followers(product)
  const idle = residentMemory(product.pid)
  const agent = new Agent({ maxSockets: Infinity })
  try {
    for (const [at, { cookie }] of sessions.entries())
      await Promise.all(
        Array.from({ length: maxEventStreams }, async () => {
          const request = get(`${product.origin}/api/v1/operations/events`, {
            agent,
            headers: { cookie },
            localAddress: `127.0.1.${at + 1}`,
          })
          const [answer] = await once(request, 'response')
          if (answer.statusCode !== 200) throw new Error(`A stream was answered ${answer.statusCode}.`)
          answer.resume()
          answer.on('error', () => {})
          request.on('error', () => {})
        }),
      )
    await new Promise((done) => setTimeout(done, settling))
    return [
      atMost('(m) memory when idle', idle, 'MB', 300),
      atMost(`(m) memory with ${streams} idle event streams`, residentMemory(product.pid), 'MB', 300),
    ]
  } finally {
    agent.destroy()
  }
}
