import { once } from 'node:events'
import { createServer } from 'node:http'
import { Pool } from 'pg'
import { Agent, fetch } from 'undici'
import { gramsOf } from '../../server/src/search/grams.ts'
import { type Measure, quantile, ratio } from './measure.ts'
import type { Product } from './product.ts'
import type { BenchSession } from './session.ts'

const pageSize = 20

/** One list of the product, and its statements as they are without the product. */
export interface BareList {
  /** Of the API, such as `/api/v1/companies`. */
  readonly path: string
  readonly table: string
  /** What is read of each row. */
  readonly columns: string
  /** What always holds of its rows. */
  readonly only?: string
  /** The table with the bigrams of the rows, by their ids, where they do not lie beside the rows. */
  readonly gramsIn?: string
  readonly cases: readonly BareCase[]
}

export interface BareCase {
  readonly name: string
  /** Of the API, with its question mark. */
  readonly query: string
  readonly orderBy: string
  /** What is searched for, in the query too. */
  readonly typed?: string
  /** Counted from 1. */
  readonly page?: number
}

/** The same two statements as the product's, through nothing but pg and node:http; a case is asked for by its place. */
async function startBare(databaseUrl: string, channelId: string, { table, columns, only, gramsIn, cases }: BareList) {
  const pool = new Pool({ connectionString: databaseUrl })
  const server = createServer((request, response) => {
    const { orderBy, typed, page = 1 } = cases[Number(request.url?.slice(1))] as BareCase
    const where = ['channel_id = $1', ...(only ? [only] : []), ...(typed ? ['grams @> $2::bigint[]'] : [])].join(
      ' and ',
    )
    const values = typed ? [channelId, gramsOf(channelId, [typed])] : [channelId]
    const ofPage = `order by ${orderBy} limit ${pageSize} offset ${(page - 1) * pageSize}`
    const answer = async () => {
      const total = await pool.query(
        `select count(*) from ${typed && gramsIn ? gramsIn : table} where ${where}`,
        values,
      )
      const items = await pool.query(
        typed && gramsIn
          ? `select ${columns} from ${table} where channel_id = $1 and id in (select id from ${gramsIn} where ${where} ${ofPage}) order by ${orderBy}`
          : `select ${columns} from ${table} where ${where} ${ofPage}`,
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

/** p95 of a list ÷ the same SQL through bare pg and node:http, of each of its cases; at most `limit`. */
export async function measureBareList(
  product: Product,
  { cookie, channelId }: BenchSession,
  list: BareList,
  { label, limit, rounds }: { label: string; limit: number; rounds: number },
): Promise<Measure[]> {
  const dispatcher = new Agent({ connections: 1 })
  const bare = await startBare(product.databaseUrl, channelId, list)
  const timed = async (url: string) => {
    const started = performance.now()
    const response = await fetch(url, { headers: { cookie }, dispatcher })
    const answer = (await response.json()) as { items: unknown[] }
    if (!response.ok || answer.items.length !== pageSize) throw new Error(`${url} answered ${response.status}.`)
    return performance.now() - started
  }
  const measures: Measure[] = []
  try {
    for (const [at, { name, query }] of list.cases.entries()) {
      const ours: number[] = []
      const theirs: number[] = []
      for (let i = 0; i < rounds; i += 1) {
        theirs.push(await timed(`${bare.origin}/${at}`))
        ours.push(await timed(product.origin + list.path + query))
      }
      // The first tenth warms caches and compilers up.
      const settled = (values: number[]) => quantile(values.slice(rounds / 10), 0.95)
      measures.push(ratio(`${label} p95, ${name} ÷ bare`, settled(ours), settled(theirs), 'ms', { atMost: limit }))
    }
  } finally {
    await bare.stop()
    await dispatcher.close()
  }
  return measures
}
