import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Client } from 'pg'
import { Agent, fetch } from 'undici'
import { measureBareList } from './bare-list.ts'
import { columns } from './list.ts'
import { atMost, type Measure, quantile } from './measure.ts'
import { byWord, creditCode, registerHeaders, wordsIn, writeCompanies } from './members.ts'
import type { Bench } from './open-bench.ts'
import type { Product } from './product.ts'
import { type BenchSession, openSession } from './session.ts'
import { sized } from './sized.ts'

/** Companies of the register. */
const registered = sized(1_000_000, 2000)
const rounds = sized(300, 1)
const asked = sized(60, 1)

/**
 * What a chamber has around its members: a card of each, of every fifth a resource and a demand, some of which were
 * introduced, and what the last comparison with the register found of each.
 */
const around = [
  `insert into employees (channel_id, id, company_id, name, position, phone, avatar, bound)
   select channel_id, gen_random_uuid(), id, '王小明', '经理', '13800000000', '', random() < 0.5 from companies where channel_id = $1`,
  ...['resources', 'demands'].map(
    (
      table,
      at,
    ) => `insert into ${table} (channel_id, id, company_id, type, name, title, content, expires_at, filed_by, grams)
     select channel_id, gen_random_uuid(), id, ${at * 6} + n % 6 + 1, name, name, introduction, now() + n % 60 * interval '1 day', 'organisation', '{}'
     from (select *, row_number() over (order by id) as n from companies where channel_id = $1) c where n % 5 = ${at}`,
  ),
  `insert into introductions (channel_id, id, resource_id, resource_side_id, resource_company_id, resource_name, resource_company,
     resource_contact, resource_phone, demand_id, demand_side_id, demand_company_id, demand_name, demand_company, demand_contact,
     demand_phone, state, updated_at)
   select r.channel_id, gen_random_uuid(), r.id, gen_random_uuid(), r.company_id, r.name, r.name, '王小明', '13800000000',
     d.id, gen_random_uuid(), d.company_id, d.name, d.name, '王小明', '13800000000',
     (array['proposed', 'inTouch', 'agreed', 'dropped'])[1 + r.n % 4], now() - r.n % 30 * interval '1 day'
   from (select *, row_number() over (order by id) as n from resources where channel_id = $1) r
   join (select *, row_number() over (order by id) as n from demands where channel_id = $1) d using (n)`,
  `insert into register_comparisons (channel_id, company_id, generation, differences, abnormal, compared_at)
   select channel_id, id, 1, (random() < 0.02)::int, false, now() from companies where channel_id = $1`,
]

/** Of what is filled in, those that name others first. */
const filled = ['introductions', 'resources', 'demands', 'employees', 'register_comparisons']

/** What is measured behind this finds the channel as it was, and nothing that the server would compare meanwhile. */
async function empty(db: Client, { channelId }: BenchSession): Promise<void> {
  await db.query('truncate register_state, register_companies')
  for (const table of filled) await db.query(`delete from ${table} where channel_id = $1`, [channelId])
}

async function fill(db: Client, { channelId }: BenchSession): Promise<void> {
  for (const insert of around) await db.query(insert, [channelId])
  await db.query(`vacuum analyze companies, ${filled.join(', ')}`)
}

/** Asks the API, on one connection: how many milliseconds that took, and the status of the answer. */
type Ask = (path: string, body?: object) => Promise<{ readonly time: number; readonly status: number }>

const asking =
  ({ origin }: Product, { cookie }: BenchSession, dispatcher: Agent): Ask =>
  async (path, body) => {
    const started = performance.now()
    const response = await fetch(`${origin}/api/v1/${path}`, {
      dispatcher,
      headers: { cookie, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
    })
    await response.text()
    return { time: performance.now() - started, status: response.status }
  }

// The first tenth warms caches and compilers up.
const settled = (times: readonly number[], share: number) => quantile(times.slice(times.length / 10), share)

async function measureOverview(ask: Ask): Promise<Measure> {
  const times: number[] = []
  for (let round = 0; round < asked; round += 1) {
    const { time, status } = await ask('overview')
    if (status !== 200) throw new Error(`The overview answered ${status}.`)
    times.push(time)
  }
  return atMost('overview over 100,000 members, one request', settled(times, 0.5), 'ms', 100)
}

/** What people type, of the `i`-th company of the register. */
const typed: Readonly<Record<string, (i: number) => string>> = {
  'a credit code': creditCode,
  'how a name begins': (i) => `深圳市${wordsIn(i).join('')}`,
  'how all names begin': () => '深圳市',
  'a part of many names': (i) => wordsIn(i)[1],
  'a part of one name': (i) => `${wordsIn(i)[1]}${i}有限`,
  'two parts': (i) => `${i} ${wordsIn(i)[0]}`,
  'a part of all names': () => '有限公司',
  'what none has': (i) => `没有这样的企业${i}`,
}

const run = promisify(execFile)

async function measureDeepSearch(bench: Bench, db: Client, ask: Ask): Promise<Measure[]> {
  const product = await bench.product()
  const file = join(product.folder, 'register.csv')
  await writeCompanies(file, byWord(registered), registerHeaders)
  await run(process.execPath, [join(bench.root, 'packages/server/dist/icss-server.mjs'), 'register', 'import', file], {
    env: { ...process.env, ICSS_DATA_DIR: join(product.folder, 'data') },
  })
  const measures: Measure[] = []
  for (const [name, q] of Object.entries(typed)) {
    const times: number[] = []
    for (let round = 0; round < asked; round += 1) {
      // An account asks so often in a minute.
      await db.query('delete from call_counts')
      const at = Math.floor(Math.random() * registered)
      const { time, status } = await ask('register-searches', { q: q(at) })
      if (status !== (name === 'what none has' ? 404 : 200)) throw new Error(`Searching ${q(at)} answered ${status}.`)
      times.push(time)
    }
    measures.push(atMost(`deep search over 1,000,000 companies by ${name}, p95`, settled(times, 0.95), 'ms', 300))
  }
  return measures
}

/**
 * A chamber of 100,000 members: its list with two filters ÷ the same SQL through bare pg and node:http, its overview, and
 * deep search over a register of a million companies.
 */
export async function measureChamber(bench: Bench): Promise<Measure[]> {
  const product = await bench.product()
  const session = await openSession(product)
  const db = new Client({ connectionString: product.databaseUrl })
  const dispatcher = new Agent({ connections: 1 })
  const ask = asking(product, session, dispatcher)
  await db.connect()
  try {
    await fill(db, session)
    const list = await measureBareList(
      product,
      session,
      {
        path: '/api/v1/companies',
        table: 'companies',
        columns,
        only: `industry = '制造业' and industry_tags @> array['产业']`,
        cases: [
          {
            name: 'two filters',
            query: `?${new URLSearchParams({ industry: '制造业', tag: '产业' })}`,
            orderBy: 'id desc',
          },
        ],
      },
      { label: 'company list of 100,000', limit: 1.5, rounds },
    )
    return [...list, await measureOverview(ask), ...(await measureDeepSearch(bench, db, ask))]
  } finally {
    await dispatcher.close()
    await empty(db, session)
    await db.end()
  }
}
