import { once } from 'node:events'
import { createServer } from 'node:http'
import { Client, Pool } from 'pg'
import type { Browser, Page } from 'playwright'
import { Agent, fetch } from 'undici'
import { atMost, type Measure, quantile, ratio } from './measure.ts'
import type { Bench } from './open-bench.ts'
import type { Product } from './product.ts'
import { type BenchSession, openSession } from './session.ts'
import { sized } from './sized.ts'

const chapterCount = sized(500, 10)
const lessonCount = sized(5_000, 20)
const rounds = sized(60, 1)
const visits = sized(10, 1)
const keys = sized(30, 2)

/** A course of 500 chapters and 5,000 lessons; answers its id. */
async function makeCourse(product: Product, { cookie, channelId }: BenchSession): Promise<string> {
  const answer = await fetch(`${product.origin}/api/v1/courses`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({ name: '安全生产全集', headImage: 'cover.jpg', serialNumber: 1 }),
  })
  const { id } = (await answer.json()) as { id: string }
  const db = new Client({ connectionString: product.databaseUrl })
  await db.connect()
  const insert = (count: number, type: 1 | 2, parent: string, name: string) =>
    db.query(
      `insert into chapters (channel_id, course_id, id, parent_id, type, name, video_url, srt_url, course_minutes, course_seconds, position, submitted)
       select $1, $2, gen_random_uuid(), ${parent}, ${type}, '${name} ' || n, ${type === 1 ? "'https://cdn.example.cn/' || n || '.mp4'" : "''"}, '', 12, 5, n, true
       from generate_series(0, ${count - 1}) n`,
      [channelId, id],
    )
  await insert(chapterCount, 2, 'null', '第章')
  await insert(
    lessonCount,
    1,
    `(select id from chapters where channel_id = $1 and course_id = $2 and type = 2 and position = n % ${chapterCount})`,
    '课时',
  )
  await db.query('vacuum analyze chapters')
  await db.end()
  return id
}

interface Row {
  readonly id: string
  readonly parentId: string | null
  readonly type: number
}

/** The same statement as the product's and the same tree, through nothing but pg and node:http. */
async function startBare(databaseUrl: string, channelId: string, courseId: string) {
  const pool = new Pool({ connectionString: databaseUrl })
  const server = createServer((_request, response) => {
    const answer = async () => {
      const { rows } = await pool.query<Row>(
        `select id, course_id "courseId", parent_id "parentId", type, name, video_url "videoUrl", srt_url "srtUrl",
           course_minutes "courseMinutes", course_seconds "courseSeconds", submitted, version
         from chapters where channel_id = $1 and course_id = $2 order by position, id`,
        [channelId, courseId],
      )
      const below = Map.groupBy(rows, ({ parentId }) => parentId)
      const items = rows.filter(({ type }) => type === 2).map((row) => ({ ...row, lessons: below.get(row.id) ?? [] }))
      response.setHeader('content-type', 'application/json')
      response.end(JSON.stringify({ items }))
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

/** The first tenth warms caches and compilers up. */
const settled = (values: number[]) => quantile(values.slice(rounds / 10), 0.95)

async function measureAnswer(product: Product, { cookie, channelId }: BenchSession, courseId: string) {
  const dispatcher = new Agent({ connections: 1 })
  const bare = await startBare(product.databaseUrl, channelId, courseId)
  const timed = async (url: string) => {
    const started = performance.now()
    const response = await fetch(url, { headers: { cookie }, dispatcher })
    const { items } = (await response.json()) as { items: unknown[] }
    if (items.length !== chapterCount) throw new Error(`${url} answered ${response.status}.`)
    return performance.now() - started
  }
  const [ours, theirs]: [number[], number[]] = [[], []]
  try {
    for (let i = 0; i < rounds; i += 1) {
      theirs.push(await timed(bare.origin))
      ours.push(await timed(`${product.origin}/api/v1/courses/${courseId}/chapters`))
    }
  } finally {
    await bare.stop()
    await dispatcher.close()
  }
  return ratio('(t) chapter list p95 ÷ bare', settled(ours), settled(theirs), 'ms', { atMost: 1.6 })
}

/** Milliseconds until rows are in sight and the buttons of the foot can be pressed, of what the page was asked for. */
const usable = (page: Page, since: 'load' | { readonly hash: string }) =>
  page.evaluate(
    (from) =>
      new Promise<number>((done) => {
        const started = from === 'load' ? 0 : performance.now()
        if (from !== 'load') location.hash = from.hash
        const look = () => {
          const row = document.querySelector('[role="treegrid"] [role="row"]')
          const pressable = [...document.querySelectorAll('button')].filter(({ disabled }) => !disabled)
          const names = new Set(pressable.map(({ textContent }) => textContent))
          const isUsable = (row?.clientHeight ?? 0) > 0 && ['退出', '上一步', '提交'].every((one) => names.has(one))
          if (isUsable) setTimeout(() => done(performance.now() - started))
          else requestAnimationFrame(look)
        }
        look()
      }),
    since,
  )

/** Milliseconds in which a page that is shown has fetched all that it needs. */
const settling = sized(3000, 0)

/** From another screen to this one; nothing of it was asked for before. */
async function walkToTree(page: Page, start: string, hash: string): Promise<number> {
  await page.goto('about:blank')
  await page.goto(start)
  await page.getByRole('navigation', { name: '主菜单' }).waitFor()
  // The stream of events never ends, so the network is never idle.
  await page.waitForTimeout(settling)
  return usable(page, { hash })
}

/** From the start of the navigation that loads the whole page. */
async function loadTree(page: Page, address: string): Promise<number> {
  await page.goto('about:blank')
  await page.goto(address, { waitUntil: 'commit' })
  return usable(page, 'load')
}

/** Milliseconds from a key to the paint after it. */
async function typing(page: Page): Promise<number[]> {
  await page.evaluate(() => {
    const slow: number[] = []
    Object.assign(globalThis, { slow })
    // What takes less than 16 ms is not reported.
    new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries()) if (name === 'keydown') slow.push(duration)
    }).observe({ type: 'event', durationThreshold: 16, buffered: false } as PerformanceObserverInit)
  })
  for (let key = 0; key < keys; key += 1) {
    await page.keyboard.press(String(key % 10))
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))))
  }
  const slow = await page.evaluate(() => (globalThis as unknown as { slow: number[] }).slow)
  return [...slow, ...Array.from({ length: Math.max(0, keys - slow.length) }, () => 16)]
}

async function measureScreen(browser: Browser, product: Product, { cookie }: BenchSession, courseId: string) {
  const [name = '', value = ''] = cookie.split('=')
  const context = await browser.newContext({ viewport: { width: 1280, height: 720 }, locale: 'zh-CN' })
  await context.addCookies([{ name, value, url: product.origin }])
  const page = await context.newPage()
  const base = `${product.origin}/bcicss/`
  const hash = `#/eusChapterCommerce/${courseId}`
  const [walked, loaded]: [number[], number[]] = [[], []]
  for (let visit = 0; visit < visits; visit += 1) {
    walked.push(await walkToTree(page, `${base}#/explain/functionoverview`, hash))
    loaded.push(await loadTree(page, base + hash))
  }
  await page.getByRole('row', { name: /^第章 0/ }).focus()
  await page.getByRole('button', { name: '在“第章 0”中新建课时' }).press('Enter')
  await page.getByRole('textbox', { name: /名称/ }).focus()
  const keyTimes = await typing(page)
  await context.close()
  return [
    atMost('(t) 500 chapters, 5,000 lessons usable from another screen, median', quantile(walked, 0.5), 'ms', 1_000),
    atMost('(t) the same from the navigation that loads the page, median', quantile(loaded, 0.5), 'ms', 1_000),
    atMost('(t) a key in the chapter dialog, p95', quantile(keyTimes, 0.95), 'ms', 50),
  ]
}

/** The chapters of a large course: the answer of the server, the screen in a browser, and typing over it. */
export async function measureChapters(bench: Bench): Promise<Measure[]> {
  const product = await bench.product()
  const session = await openSession(product)
  const courseId = await makeCourse(product, session)
  return [
    await measureAnswer(product, session, courseId),
    ...(await measureScreen(await bench.browser(), product, session, courseId)),
  ]
}
