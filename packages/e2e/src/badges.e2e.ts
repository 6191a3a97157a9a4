import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { encode } from 'uqr'
import { inHours } from '../../server/src/testing/in-hours.ts'
import { openChannel } from './own-channel.ts'
import { address, api } from './product.ts'

const many = 3000

/** A meeting that expects so many people, imported from a table. */
async function meetingOfMany(page: Page): Promise<string> {
  const mark = String(Date.now()).slice(-7)
  const name = `年会${mark}`
  await openChannel(page, `6${mark}`)
  const { id } = (await api(page, 'POST', '/api/v1/meetings', {
    name,
    address: '会展中心',
    startAt: inHours(1),
    endAt: inHours(6),
  })) as { id: string }
  const file = join(mkdtempSync(join(tmpdir(), 'icss-badges-')), '参会名单.csv')
  const rows = Array.from(
    { length: many },
    (_, at) => `${name},来宾${at + 1},136${String(10_000_000 + at)},深圳市第${at % 40}软件有限公司`,
  )
  writeFileSync(file, ['会议名称,姓名,手机号,单位', ...rows].join('\n'))
  await page.goto(address(`#/lotteryJoin/${id}/0/0`))
  await page.getByRole('link', { name: '导入', exact: true }).click()
  await page.locator('input[type=file]').setInputFiles(file)
  await page.getByRole('button', { name: '检查', exact: true }).click()
  await page.getByRole('button', { name: /^导入 3,?000 行$/ }).click()
  await expect(page.getByText(/^新增 3,?000，/)).toBeVisible()
  return id
}

/** The dark modules of a code, row by row, by the strokes that it is drawn with. */
function modulesOf(path: string): string {
  const dark = Array.from(path.matchAll(/M(\d+) (\d+)h(\d+)v1/g), ([, x, y, width]) => `${y}:${x}+${width}`)
  return dark.join(' ')
}

/** The same of a code that says `text`. */
function modulesSaying(text: string): string {
  const { data } = encode(text, { ecc: 'M', border: 4 })
  return data
    .flatMap((row, y) =>
      Array.from(
        row
          .map((isDark) => (isDark ? '1' : '0'))
          .join('')
          .matchAll(/1+/g),
        (run) => `${y}:${run.index}+${run[0].length}`,
      ),
    )
    .join(' ')
}

declare global {
  /** In the page: what has been said to be going on. */
  var progress: Set<string>
  /** In the page: how many frames it came to while badges were laid out. */
  var framesMeanwhile: number
}

test('badges of 3,000 people are laid out while the tab answers, each with the code of one of them, and printed whole', async ({
  page,
}) => {
  const meetingId = await meetingOfMany(page)
  const ids: string[] = []
  for (let at = 1; ids.length < many; at += 1) {
    const path = `/api/v1/meetings/${meetingId}/participants?pageSize=100&page=${at}`
    ids.push(...((await api(page, 'GET', path)) as { items: { id: string }[] }).items.map(({ id }) => id))
  }

  await page.addInitScript(() => {
    globalThis.progress = new Set()
    globalThis.framesMeanwhile = 0
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- only what stands in here runs in the page
    const said = () => {
      const bar = document.querySelector('[role=progressbar]')
      return document.querySelector(`[id='${bar?.getAttribute('aria-labelledby')}']`)?.textContent
    }
    new MutationObserver(() => {
      const words = said()
      if (words) globalThis.progress.add(words)
    }).observe(document, { childList: true, subtree: true })
    const count = () => {
      if (said() === '正在排版') globalThis.framesMeanwhile += 1
      requestAnimationFrame(count)
    }
    requestAnimationFrame(count)
  })
  const badges = address(`#/badges/${meetingId}`)
  const print = page.getByRole('button', { name: '打印或存为 PDF' })
  const codes = page.getByRole('main').locator('li svg path:last-child')
  await page.goto('about:blank')
  await page.goto(badges)
  await expect(print).toBeEnabled()
  expect(await page.evaluate(() => [...globalThis.progress])).toEqual(['正在读取名单', '正在排版'])
  await expect(page.getByText('3,000 张胸卡')).toBeVisible()
  const drawn = await codes.evaluateAll((paths) => paths.map((path) => path.getAttribute('d') ?? ''))
  expect(new Set(drawn.map(modulesOf))).toEqual(new Set(ids.map(modulesSaying)))
  expect(drawn).toHaveLength(many)
  // In one go there would be none.
  expect(await page.evaluate(() => globalThis.framesMeanwhile)).toBeGreaterThan(20)

  // By the menu of the browser before all of them are there.
  await page.reload()
  await codes.first().waitFor()
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(many / 10)
})

test('the badge of a walk-in is printed at the desk, on a sheet of its size, once the server has given them a code', async ({
  page,
}) => {
  const mark = String(Date.now()).slice(-7)
  await openChannel(page, `5${mark}`)
  const meeting = { name: `年会${mark}`, address: '会展中心', startAt: inHours(-1), endAt: inHours(6) }
  const { id: meetingId } = (await api(page, 'POST', '/api/v1/meetings', meeting)) as { id: string }
  await page.goto(address(`#/signInDesk/${meetingId}`))
  await expect(page.getByText('断网也能签到')).toBeVisible()
  await page.context().setOffline(true)
  const field = page.getByRole('searchbox', { name: /^扫胸卡/ })
  await field.fill('不速之客')
  await page.getByRole('button', { name: '现场添加“不速之客”' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '现场添加并签到' }).click()
  await expect(page.getByText('不速之客 已签到，待上交')).toBeVisible()
  const badge = page.getByRole('button', { name: '胸卡 不速之客' })
  await expect(badge).toBeHidden()
  await page.context().setOffline(false)
  await badge.press('Enter')

  const dialog = page.getByRole('dialog', { name: '不速之客 的胸卡' })
  const path = (await dialog.locator('svg[role=img] path:last-child').getAttribute('d')) ?? ''
  const { items } = (await api(page, 'GET', `/api/v1/meetings/${meetingId}/participants`)) as {
    items: { id: string }[]
  }
  expect(items.map(({ id }) => modulesSaying(id))).toEqual([modulesOf(path)])
  // Points of the sheet, and that it is one.
  const sheet = async () => {
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
    return Array.from(pdf.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g), ([, width, height]) =>
      [Number(width), Number(height)].map((points) => Math.round((points / 72) * 25.4)),
    )
  }
  expect(await sheet()).toEqual([[90, 54]])
  await expect(dialog).toBeHidden()
  await expect(field).toBeFocused()
  await badge.press('Enter')
  await dialog.getByRole('button', { name: /^90 × 54/ }).click()
  await page.getByRole('option', { name: /^105 × 148/ }).click()
  expect(await sheet()).toEqual([[105, 148]])
})
