import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { Pool } from 'pg'
import { Agent, fetch } from 'undici'
import { atLeast, type Measure, quantile, ratio } from './measure.ts'
import type { Bench } from './open-bench.ts'
import { openSession } from './session.ts'
import { sized } from './sized.ts'

const rounds = sized(400, 1)
/** Clients that ask at the same time whether the home screen is still the same, and for how long. */
const clients = sized(32, 1)
const seconds = sized(3, 0.05)

/** The same rows through nothing but pg and node:http, read anew for each request. */
async function startBare(databaseUrl: string) {
  const pool = new Pool({ connectionString: databaseUrl })
  const read = async (token: string) => {
    const hash = createHash('sha256').update(token).digest('hex')
    const link = await pool.query('select channel_id from public_links where hash = $1', [hash])
    const of = [link.rows[0].channel_id]
    const home = await pool.query(
      `select c.name, c.flags, r.parts from channels c left join home_screens s on s.channel_id = c.id
       left join home_revisions r on r.channel_id = c.id and r.number = s.revision where c.id = $1`,
      of,
    )
    const lives = await pool.query(
      `select name, head_image, start_at, end_at, status from lives where channel_id = $1 and status <> 'C'
       order by start_at limit 4`,
      of,
    )
    const courses = await pool.query(
      `select c.name, c.head_image from carousel_courses p join courses c on c.channel_id = p.channel_id
       and c.id = p.course_id where p.channel_id = $1 order by p.place`,
      of,
    )
    return { ...home.rows[0], lives: lives.rows, courses: courses.rows }
  }
  const server = createServer((request, response) => {
    const answer = async () => {
      const home = await read(request.url?.slice(1) ?? '')
      response.setHeader('content-type', 'application/json')
      response.end(JSON.stringify(home))
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

/** (h) p95 of the feed of a home screen ÷ the same SQL through bare pg and node:http, and its 304 answers a second. */
export async function measureHomeFeed(bench: Bench): Promise<Measure[]> {
  const product = await bench.product()
  const { cookie, channelId } = await openSession(product)
  const opened = await fetch(`${product.origin}/api/v1/home-pages/${channelId}/public-link`, {
    method: 'POST',
    headers: { cookie },
  })
  const token = ((await opened.json()) as { url: string }).url.split('/').at(-1) ?? ''
  const feed = `${product.origin}/p/${token}/home`
  const one = new Agent({ connections: 1 })
  const many = new Agent({ connections: clients })
  const bare = await startBare(product.databaseUrl)
  const timed = async (url: string) => {
    const started = performance.now()
    const response = await fetch(url, { dispatcher: one })
    await response.json()
    if (response.status !== 200) throw new Error(`${url} answered ${response.status}.`)
    return performance.now() - started
  }
  try {
    const ours: number[] = []
    const theirs: number[] = []
    for (let i = 0; i < rounds; i += 1) {
      theirs.push(await timed(`${bare.origin}/${token}`))
      ours.push(await timed(feed))
    }
    // The first tenth warms caches and compilers up.
    const settled = (values: number[]) => quantile(values.slice(rounds / 10), 0.95)
    const etag = (await fetch(feed)).headers.get('etag') ?? ''
    const { origin, pathname } = new URL(feed)
    let answered = 0
    const until = performance.now() + seconds * 1000
    const ask = async () => {
      while (performance.now() < until) {
        const { statusCode, body } = await many.request({
          origin,
          path: pathname,
          method: 'GET',
          headers: { 'if-none-match': etag },
        })
        await body.dump()
        // The lives on it may have begun meanwhile.
        if (statusCode === 304) answered += 1
      }
    }
    await Promise.all(Array.from({ length: clients }, ask))
    return [
      ratio('(h) feed of the home screen p95 ÷ bare', settled(ours), settled(theirs), 'ms', { atMost: 1.3 }),
      atLeast('(h) feed, 304 answers a second', answered / seconds, '/s', 5000),
    ]
  } finally {
    await bare.stop()
    await one.close()
    await many.close()
  }
}
