import { once } from 'node:events'
import { createServer } from 'node:http'
import { Agent, fetch } from 'undici'
import { Client, Pool } from 'pg'
import { gramsOf } from '../../server/src/search/grams.ts'
import { type Measure, quantile, ratio } from './measure.ts'
import type { Product } from './product.ts'
import { openSession } from './session.ts'

const rounds = 300

const columns = `id, name, legal_representative, industry, industry_tags, registration_status, unified_credit_code,
  information_integrity, added_at, version`

/** The same two statements as the product's, through nothing but pg and node:http. */
async function startBare(databaseUrl: string, channelId: string) {
  const pool = new Pool({ connectionString: databaseUrl })
  const server = createServer((request, response) => {
    const q = new URL(request.url ?? '', 'http://bare').searchParams.get('q')
    const where = `channel_id = $1${q ? ' and grams @> $2::bigint[]' : ''}`
    const values = q ? [channelId, gramsOf(channelId, [q])] : [channelId]
    const answer = async () => {
      const total = await pool.query(`select count(*) from companies where ${where}`, values)
      const items = await pool.query(
        `select ${columns} from companies where ${where} order by id desc limit 20`,
        values,
      )
      response.setHeader('content-type', 'application/json')
      response.end(JSON.stringify({ items: items.rows, total: Number(total.rows[0].count) }))
    }
    void answer()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  return {
    origin: `http://127.0.0.1:${port}`,
    stop: async () => {
      server.close()
      await pool.end()
    },
  }
}

/** (b) p95 of the list at 100,000 companies ÷ the same SQL through bare pg and node:http. */
export async function measureList(product: Product): Promise<Measure[]> {
  const dispatcher = new Agent({ connections: 1 })
  const { cookie, channelId } = await openSession(product)
  const db = new Client({ connectionString: product.databaseUrl })
  await db.connect()
  await db.query('vacuum analyze companies')
  await db.end()
  const bare = await startBare(product.databaseUrl, channelId)

  const timed = async (url: string) => {
    const started = performance.now()
    const response = await fetch(url, { headers: { cookie }, dispatcher })
    const answer = (await response.json()) as { items: unknown[] }
    if (!response.ok || answer.items.length !== 20) throw new Error(`${url} answered ${response.status}.`)
    return performance.now() - started
  }
  const measures: Measure[] = []
  for (const [name, query] of [
    ['two characters', `?q=${encodeURIComponent('智能')}`],
    ['plain page', ''],
  ] as const) {
    const ours: number[] = []
    const theirs: number[] = []
    for (let i = 0; i < rounds; i += 1) {
      theirs.push(await timed(`${bare.origin}/${query}`))
      ours.push(await timed(`${product.origin}/api/v1/companies${query}`))
    }
    // The first tenth warms caches and compilers up.
    const settled = (values: number[]) => quantile(values.slice(rounds / 10), 0.95)
    measures.push(ratio(`(b) list p95, ${name} ÷ bare`, settled(ours), settled(theirs), 'ms', { atMost: 1.5 }))
  }
  await bare.stop()
  await dispatcher.close()
  return measures
}
