import { Client } from 'pg'
import { framesOf } from './frames.ts'
import { atMost, type Measure, quantile } from './measure.ts'
import type { Bench } from './open-bench.ts'
import type { Product } from './product.ts'
import { openAs } from './open-as.ts'
import { sized } from './sized.ts'
import { nextPress, shown } from './slow-page.ts'

const courses = sized(1000, 20)
const groups = sized(200, 4)

/** Often enough that one hiccup of the machine does not decide. */
const visits = sized(5, 1)

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

/**
 * 1,000 pieces of content against 200 channel groups: from its tab until the matrix can be used, from a box to its tick,
 * the frames while it is scrolled; and the plan that opens all of it.
 */
export async function measureContentMatrix(bench: Bench): Promise<Measure[]> {
  const { page, cookie, channelId, product } = await openAs(bench, 'channel-admin')
  await fill(product, channelId)
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
