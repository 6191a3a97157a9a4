import { Client } from 'pg'
import type { Page } from 'playwright'
import { framesOf } from './frames.ts'
import { atMost, type Measure, quantile } from './measure.ts'
import { openAs } from './open-as.ts'
import type { Bench } from './open-bench.ts'
import { sized } from './sized.ts'
import { nextPress, shown } from './slow-page.ts'

const accounts = sized(10_000, 30)
const subChannels = sized(10_000, 30)
const days = sized(1096, 40)

const visits = sized(5, 1)
const requests = sized(30, 1)

/** Members of a channel, those below it, and three years of traffic; `$1` is the channel. */
const inserts = [
  `insert into accounts (channel_id, id, number, name, role, password_hash)
   select $1, gen_random_uuid(), 'B' || n, '成员 ' || n, 'channel-account', 'none' from generate_series(1, ${accounts}) n`,
  `insert into channels (id, name, abbreviation, tier, superior_channel_id, flags)
   select gen_random_uuid(), '直属分会 ' || n, n::text, 2, $1, array_fill(true, array[12]) from generate_series(1, ${subChannels}) n`,
  `insert into traffic_days (channel_id, day, kind, bytes)
   select $1, (now() at time zone 'Asia/Shanghai')::date - n, kind, 1000000 + n
   from generate_series(1, ${days}) n, unnest(array['live', 'playback', 'storage']) kind on conflict do nothing`,
  `insert into stored_days (channel_id, day, bytes)
   select $1, (now() at time zone 'Asia/Shanghai')::date - n, 1000000 + n from generate_series(1, ${days}) n on conflict do nothing`,
]

/** Milliseconds from a press in the personal centre until the first row of what it shows can be used, of several visits. */
async function usable(page: Page, origin: string, press: () => Promise<number>): Promise<number> {
  const times: number[] = []
  for (let visit = 0; visit < visits; visit += 1) {
    await page.goto(`${origin}/bcicss/#/personalCenter`)
    await page.reload()
    await page.getByRole('tab', { name: '频道信息', exact: true }).waitFor()
    const pressed = await press()
    times.push((await shown(page, 'tbody tr')) - pressed)
  }
  return quantile(times, 0.5)
}

/** Flag by flag for all sub-channels, and the plan that closes them all: until each can be used, and how it scrolls. */
async function changeOfAll(page: Page) {
  await page.getByRole('button', { name: '修改全部子频道' }).click()
  const chosen = await nextPress(page)
  await page.locator('label', { hasText: '逐项设置' }).click()
  const matrix = (await shown(page, 'table tbody td input')) - (await chosen())
  const matrixFrames = await framesOf(page)
  await page.locator('label', { hasText: '关闭全部权限' }).click()
  const asked = await nextPress(page)
  await page.getByRole('button', { name: '预览改动' }).click()
  const plan = (await shown(page, 'table tbody', '关闭|直属分会')) - (await asked())
  return { matrix, matrixFrames, plan, planFrames: await framesOf(page) }
}

/** 10,000 accounts and 10,000 sub-channels: until each tab can be used; and the usage of three years as one answer. */
export async function measurePersonalCentre(bench: Bench): Promise<Measure[]> {
  const { page, cookie, channelId, product } = await openAs(bench, 'channel-admin')
  const db = new Client({ connectionString: product.databaseUrl })
  await db.connect()
  try {
    for (const insert of inserts) await db.query(insert, [channelId])
    for (const table of ['accounts', 'channels', 'traffic_days', 'stored_days'])
      await db.query(`vacuum analyze ${table}`)
  } finally {
    await db.end()
  }
  const { origin } = product
  const tab = (name: string) => async () => {
    const pressed = await nextPress(page)
    await page.getByRole('tab', { name }).click()
    return pressed()
  }
  const stair = () =>
    page.evaluate(() => {
      location.hash = '#/personalCenterStair?tab=subChannels'
      return performance.timeOrigin + performance.now()
    })
  const listed = await usable(page, origin, tab('账号列表'))
  const groups = await usable(page, origin, stair)
  const rights = await usable(page, origin, tab('子频道权限'))
  const { matrix, matrixFrames, plan, planFrames } = await changeOfAll(page)
  const from = new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)
  const times: number[] = []
  for (let at = 0; at < requests; at += 1) {
    const asked = performance.now()
    const answer = await fetch(`${origin}/api/v1/usage/report?from=${from}`, { headers: { cookie } })
    const report = (await answer.json()) as { days: unknown[] }
    if (report.days.length < days) throw new Error(`Usage of ${days} days was answered by ${report.days.length}.`)
    times.push(performance.now() - asked)
  }
  return [
    atMost(`(m) ${accounts} accounts: from their tab until they can be used`, listed, 'ms', 1000),
    atMost(`(m) their permissions: from the tab until they can be used`, rights, 'ms', 1000),
    atMost(`(m) matrix of ${subChannels} sub-channels, until it can be used`, matrix, 'ms', 1000),
    atMost('(m) matrix of sub-channels: frames while scrolling, p95', quantile(matrixFrames, 0.95), 'ms', 50),
    atMost(`(m) plan that closes the flags of ${subChannels} sub-channels, until it is shown`, plan, 'ms', 1000),
    atMost('(m) that plan: frames while scrolling, p95', quantile(planFrames, 0.95), 'ms', 50),
    atMost(`(m) ${subChannels} sub-channels: from their address until they can be used`, groups, 'ms', 1000),
    atMost('(m) usage of three years, one answer', quantile(times, 0.5), 'ms', 100),
  ]
}
