import { expect, type Page, type Route, test } from '@playwright/test'
import { inHours } from '../../server/src/testing/in-hours.ts'
import { letTimePass } from './database.ts'
import { openChannel } from './own-channel.ts'
import { address, api } from './product.ts'

const many = 100_000

/** A meeting that is going on and expects so many people. */
async function meetingOfMany(page: Page): Promise<string> {
  const mark = String(Date.now()).slice(-7)
  const { id: channelId } = await openChannel(page, `4${mark}`)
  const meeting = { name: `年会${mark}`, address: '会展中心', startAt: inHours(-1), endAt: inHours(6) }
  const { id } = (await api(page, 'POST', '/api/v1/meetings', meeting)) as { id: string }
  await letTimePass(
    `insert into participants (channel_id, id, meeting_id, name, phone, company, seat)
     select '${channelId}', gen_random_uuid(), '${id}', '来宾' || at, 13000000000 + at,
       '深圳市第' || at % 997 || '软件科技有限公司', at % 500 || ' 桌'
     from generate_series(1, ${many}) at`,
    'analyze participants',
  )
  return id
}

/** Megabytes that the scripts of a page hold. */
async function heapOf(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page)
  await session.send('HeapProfiler.enable')
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  await session.detach()
  return usedSize / 1e6
}

test('a desk of 100,000 people takes them along and finds them without a network', async ({ page }) => {
  const meetingId = await meetingOfMany(page)
  await page.goto('about:blank')
  await page.goto(address(`#/signInDesk/${meetingId}`))
  const field = page.getByRole('searchbox', { name: /^扫胸卡/ })
  await field.waitFor()
  const before = await heapOf(page)
  await expect(page.getByText('断网也能签到')).toBeVisible()
  expect((await heapOf(page)) - before).toBeLessThan(150)

  const found = page.getByRole('list', { name: '参与人' })
  const search = async (words: string, name: string) => {
    await field.fill(words)
    await expect(found).toContainText(name)
  }
  // The desk knows them before the server has looked through all of them.
  const asked: Route[] = []
  await page.route('**/participants?*', (route) => void asked.push(route))
  await search('来宾4242', '来宾42420')
  await expect.poll(() => asked.length).toBe(1)
  await asked[0]?.continue()
  await page.unrouteAll()

  // The page comes, and nothing of the meeting does.
  await page.route(new RegExp(`/api/v1/(meetings|participants)`), (route) => route.abort())
  await page.reload()
  await expect(page.getByText(/^连不上服务器/)).toBeVisible()
  await expect(page.getByText(/^名单为 .* 的版本/)).toBeVisible()
  await search('来宾99999', '来宾99999')
  await search('3000077777', '来宾77777')
  await search('rjkj', '来宾1')
  await expect(page.getByText('还有 99,992 人，请再多输入几个字')).toBeVisible()
  await field.fill('来宾54321')
  await page.getByRole('button', { name: '签到 来宾54321' }).click()
  await expect(page.getByText('来宾54321 已签到，待上交')).toBeVisible()

  await page.unrouteAll()
  await expect(page.getByText('已连接，没有待上交的办理')).toBeVisible()
  const { items } = (await api(page, 'GET', `/api/v1/meetings/${meetingId}/participants?presence=here`)) as {
    items: { name: string }[]
  }
  expect(items.map(({ name }) => name)).toEqual(['来宾54321'])
})
