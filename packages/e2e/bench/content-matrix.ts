import { Client } from 'pg'
import type { Page } from 'playwright'
import { atMost, type Measure, quantile } from './measure.ts'
import type { Bench } from './open-bench.ts'
import type { Product } from './product.ts'
import { openSession } from './session.ts'
import { sized } from './sized.ts'
import { nextPress, shown } from './slow-page.ts'

const courses = sized(1000, 20)
const groups = sized(200, 4)

/** Often enough that one hiccup of the machine does not decide. */
const visits = sized(5, 1)
const turnsOfTheWheel = sized(30, 1)

/** A third of the openings that there could be. */
const openings = `insert into content_permissions (channel_id, kind, content_id, group_id)
  select $1, 'course', md5('matrix course' || c)::uuid, md5('matrix group' || g)::uuid
  from generate_series(1, ${courses}) c, generate_series(1, ${groups}) g where (c + g) % 3 = 0`

async function fill(product: Product, channelId: string): Promise<void> {
  const db = new Client({ connectionString: product.databaseUrl })
  await db.connect()
  try {
    await db.query(
      `insert into courses (channel_id, id, name, head_image, introduction, value, permission, password, serial_number, video_url, grams)
       select $1, md5('matrix course' || n)::uuid, '矩阵课程 ' || n, 'cover.jpg', '', '', 'open', '', n, '', '{}'
       from generate_series(1, ${courses}) n`,
      [channelId],
    )
    await db.query(
      `insert into channel_groups (channel_id, id, name)
       select $1, md5('matrix group' || n)::uuid, '矩阵组 ' || n from generate_series(1, ${groups}) n`,
      [channelId],
    )
    await db.query(openings, [channelId])
  } finally {
    await db.end()
  }
}

/** Milliseconds of each frame while the matrix is scrolled by the wheel. */
async function framesOf(page: Page): Promise<number[]> {
  const { x, y, width, height } = (await page.locator('table').boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  await page.mouse.move(x + width / 2, y + Math.min(height / 2, 200))
  await page.evaluate(() => {
    const frames: number[] = []
    let last = performance.now()
    const note = (now: number) => {
      frames.push(now - last)
      last = now
      requestAnimationFrame(note)
    }
    requestAnimationFrame(note)
    Object.assign(globalThis, { matrixFrames: frames })
  })
  for (let turn = 0; turn < turnsOfTheWheel; turn += 1) {
    await page.mouse.wheel(0, 400)
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)))
  }
  return page.evaluate(() => (globalThis as unknown as { matrixFrames: number[] }).matrixFrames)
}

/**
 * 1,000 pieces of content against 200 channel groups: from its tab until the matrix can be used, from a box to its tick,
 * the frames while it is scrolled; and the plan that opens all of it.
 */
export async function measureContentMatrix(bench: Bench): Promise<Measure[]> {
  const product = await bench.product()
  const account = product.accountOf('channel-admin')
  const { cookie, channelId } = await openSession({ ...product, account })
  await fill(product, channelId)
  const [name = '', value = ''] = cookie.split('=')
  const browser = await bench.browser()
  const context = await browser.newContext({ locale: 'zh-CN', viewport: { width: 1280, height: 720 } })
  await context.addCookies([{ name, value, url: product.origin }])
  const page = await context.newPage()
  const centre = `${product.origin}/bcicss/#/personalCenter`
  const usable: number[] = []
  for (let visit = 0; visit < visits; visit += 1) {
    await page.goto(centre)
    await page.reload()
    await page.getByRole('tab', { name: '频道信息', exact: true }).waitFor()
    const pressed = await nextPress(page)
    await page.getByRole('tab', { name: '内容权限' }).click()
    usable.push((await shown(page, 'tbody td input')) - (await pressed()))
  }
  const ticks: number[] = []
  for (let at = 0; at < visits; at += 1) {
    const pressed = await nextPress(page)
    await page
      .locator('tbody tr')
      .nth(at + 2)
      .locator('td input')
      .first()
      .click()
    const ticked = await shown(page, 'p[aria-live="polite"]', '要开放|要关闭')
    ticks.push(ticked - (await pressed()))
    await page.getByRole('button', { name: '放弃' }).click()
  }
  const frames = await framesOf(page)
  const asked = performance.now()
  const plan = await fetch(`${product.origin}/api/v1/content-permission-plans`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ kind: 'openAll', contentKinds: ['course'] }),
  })
  const body = await plan.text()
  const planned = performance.now()
  const applied = await fetch(`${product.origin}/api/v1/content-permission-plans/apply`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body,
  })
  if (!applied.ok) throw new Error(`The plan was answered ${applied.status}: ${await applied.text()}`)
  const seconds = (performance.now() - planned) / 1000
  return [
    atMost(
      `(m) content matrix ${courses} × ${groups}: from its tab until it can be used`,
      quantile(usable, 0.5),
      'ms',
      1000,
    ),
    atMost('(m) content matrix: from a press to the tick', quantile(ticks, 0.5), 'ms', 100),
    atMost('(m) content matrix: frames while scrolling, p95', quantile(frames, 0.95), 'ms', 50),
    atMost('(m) plan that opens all of it', (planned - asked) / 1000, 's', 2),
    atMost('(m) that plan applied', seconds, 's', 5),
  ]
}
