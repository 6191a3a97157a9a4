import { expect, type Page, test } from '@playwright/test'
import { openChannel } from './own-channel.ts'
import { address, api, logIn } from './product.ts'

const day = 86_400_000

const offsetIn = (timeZone: string, at: number) =>
  new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'shortOffset' })
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName')?.value ?? ''

/** Days from now until a clock of that zone has been put forward or back. */
function daysToChange(timeZone: string): number {
  const now = offsetIn(timeZone, Date.now())
  let days = 1
  while (offsetIn(timeZone, Date.now() + days * day) === now) days += 1
  return days + 1
}

/** What a field of day and time shows, without the marks between its parts. */
const shownIn = async (page: Page, name: string) => {
  const words = await page.getByRole('group', { name }).first().innerText()
  return /(\d{4}-\d{2}-\d{2})\s*(\d{2}:\d{2})/.exec(words.replaceAll(/[\u2066-\u2069\n]/g, ''))?.slice(1) ?? []
}

/** Cells whose words are cut off. */
const cutCells = (page: Page) =>
  page
    .getByRole('gridcell')
    .evaluateAll((cells) =>
      cells.filter((cell) => cell.scrollWidth > cell.clientWidth).map(({ textContent }) => textContent),
    )

test('who works in another zone reads and types times that say theirs, and days keep the clock', async ({
  page,
  browser,
}) => {
  const { account } = await openChannel(page, '755947')
  const timeZone = 'America/New_York'
  const there = await (await browser.newContext({ locale: 'zh-CN', timezoneId: timeZone })).newPage()
  await logIn(there, account)
  const days = daysToChange(timeZone)

  const clock = await test.step('write a notice that is shown over a change of the clock', async () => {
    await there.goto(address('#/eusnewNotice'))
    await there.getByRole('textbox', { name: '标题' }).fill('海外值班')
    await there.getByRole('textbox', { name: '正文' }).fill('请按时交接')
    const now = offsetIn(timeZone, Date.now())
    const later = offsetIn(timeZone, Date.now() + days * day)
    expect(later).not.toBe(now)
    await expect(there.getByRole('group', { name: `开始时间（${now}）` })).toBeVisible()
    await there.getByRole('textbox', { name: '天数' }).fill(String(days))
    await there.keyboard.press('Tab')
    await expect(there.getByRole('group', { name: `结束时间（${later}）` })).toBeVisible()
    const [starts, ends] = [await shownIn(there, '开始时间'), await shownIn(there, '结束时间')]
    expect(ends[1]).toBe(starts[1])
    await there.getByRole('button', { name: '保存', exact: true }).click()
    await expect(there).toHaveURL(/eusnoticedetail/)
    await expect(there.getByText(`${starts.join(' ')} ${now}`)).toBeVisible()
    await expect(there.getByText(`${ends.join(' ')} ${later}`)).toBeVisible()
    return { starts: `${starts.join(' ')} ${now}`, ends: `${ends.join(' ')} ${later}` }
  })

  await test.step('the list says it, and cuts nothing off', async () => {
    await there.goto(address('#/eusnoticeList'))
    await expect(there.getByRole('gridcell', { name: clock.starts })).toBeVisible()
    await expect(there.getByRole('gridcell', { name: clock.ends })).toBeVisible()
    expect(await cutCells(there)).toEqual([])
  })

  await test.step('a colleague in China reads the same instants, and of no zone', async () => {
    const { items } = (await api(page, 'GET', '/api/v1/notices')) as { items: { startAt: string }[] }
    const inChina = new Intl.DateTimeFormat('sv-SE', {
      dateStyle: 'short',
      timeStyle: 'short',
      timeZone: 'Asia/Shanghai',
    }).format(new Date(items[0]?.startAt ?? ''))
    await page.goto(address('#/eusnoticeList'))
    await expect(page.getByRole('gridcell', { name: inChina, exact: true })).toBeVisible()
    await expect(page.getByText('GMT')).toHaveCount(0)
    await page.getByRole('link', { name: '海外值班', exact: true }).click()
    await expect(page.getByText(inChina, { exact: true })).toBeVisible()
    await expect(page.getByText('GMT')).toHaveCount(0)
  })
  await there.context().close()
})
