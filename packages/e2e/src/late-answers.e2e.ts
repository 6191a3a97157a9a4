import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { inHours } from '../../server/src/testing/in-hours.ts'
import { storedBytes } from './interrupted-upload.ts'
import { address, api, demoAccount, logIn } from './product.ts'
import { makeVideo } from './made-video.ts'

type Made = { readonly id: string }

const fileOf = (name: string, bytes: Buffer) => {
  const file = join(mkdtempSync(join(tmpdir(), 'icss-late-')), name)
  writeFileSync(file, bytes)
  return file
}

test('a recording that is saved while another is on its way waits for it, and does not cut it', async ({ page }) => {
  await logIn(page, demoAccount('channel-admin'))
  const bytes = makeVideo(1)
  const tutor = { name: '独孤信', introduction: '讲师', avatar: 'a.jpg', serial: 1 }
  const { id: tutorId } = (await api(page, 'POST', '/api/v1/tutors', tutor)) as Made
  const times = { startAt: inHours(1), endAt: inHours(2) }
  const live = { name: '补录像的直播', type: 'ROOM', headImage: 'a.jpg', tutorId, ...times }
  const { id } = (await api(page, 'POST', '/api/v1/lives', live)) as Made
  for (const action of ['start', 'end']) await api(page, 'POST', `/api/v1/lives/${id}/status`, { action })
  await page.goto(address(`#/liveDetails/${id}`))
  await page.getByRole('button', { name: '添加录像' }).click()
  const dialog = page.getByRole('dialog')
  const link = dialog.getByRole('textbox', { name: '录像地址' })
  await link.fill('https://files.example.cn/before.mp4')

  const { promise: saved, resolve: send } = Promise.withResolvers<void>()
  await page.route(/./, async (route) => {
    // A short file may go with the request that announces it.
    if (route.request().method() !== 'GET') await saved
    await route.fallback()
  })
  await dialog.locator('input[type=file]').setInputFiles(fileOf('录像.mp4', bytes))
  await expect(dialog.getByRole('progressbar', { name: '录像.mp4' })).toBeVisible()
  await dialog.getByRole('button', { name: '保存', exact: true }).click()
  await expect(page.getByText('文件还在上传，传完后再保存')).toBeVisible()
  send()
  await expect(link).toHaveValue(/\/objects\//)
  await dialog.getByRole('button', { name: '保存', exact: true }).click()
  await expect(dialog).toBeHidden()
  const { recordingUrl } = (await api(page, 'GET', `/api/v1/lives/${id}`)) as { recordingUrl: string }
  expect(bytes.equals(await storedBytes(page, recordingUrl))).toBe(true)
})

test('how long a linked video lasts, learnt late, does not take the place of what an upload said', async ({ page }) => {
  await logIn(page, demoAccount('channel-admin'))
  const linked = makeVideo(4)
  const uploaded = makeVideo(1)
  const { id } = (await api(page, 'POST', '/api/v1/courses', {
    name: '先链接后上传',
    headImage: 'a.jpg',
    serialNumber: 1,
  })) as Made
  const { id: chapterId } = (await api(page, 'POST', `/api/v1/courses/${id}/chapters`, { name: '第一章' })) as Made
  const { promise: read, resolve: answer } = Promise.withResolvers<void>()
  const slow = new URL('/late.mp4', address()).href
  await page.route(slow, async (route) => {
    await read
    await route.fulfill({ contentType: 'video/mp4', body: linked })
  })
  await page.goto(address(`#/eusChapter/${id}?open=lesson&in=${chapterId}`))
  const dialog = page.getByRole('dialog', { name: /课时/ })
  await dialog.getByRole('button', { name: '改为填写链接' }).first().click()
  const asked = page.waitForRequest(slow)
  await dialog.getByRole('textbox', { name: '视频链接', exact: true }).fill(slow)
  await dialog.getByRole('textbox', { name: '名称' }).focus()
  await asked
  await dialog.getByRole('button', { name: '改为上传' }).click()
  await dialog.getByRole('button', { name: /^移除/ }).click()
  await dialog.locator('input[type=file]').first().setInputFiles(fileOf('上传.mp4', uploaded))
  const seconds = dialog.getByRole('textbox', { name: '秒' })
  await expect(dialog.getByRole('textbox', { name: '分' })).toHaveValue('0')
  await expect(seconds).toHaveValue('1')
  const late = page.waitForResponse(slow)
  answer()
  await (await late).finished()
  await expect(dialog.getByRole('button', { name: '移除 上传.mp4' })).toBeVisible()
  await expect(seconds).toHaveValue('1')
})

test('a screen that corrects its address late does not take the place of the one that was asked for meanwhile', async ({
  page,
}) => {
  await page.clock.install()
  await logIn(page, demoAccount('channel-admin'))
  const begun = { name: '已经开始的会', address: '会展中心', startAt: inHours(-1), endAt: inHours(5) }
  const { id } = (await api(page, 'POST', '/api/v1/meetings', begun)) as Made
  await page.goto(address('#/'))
  const { promise: mayAnswer, resolve: answer } = Promise.withResolvers<void>()
  const meeting = new URL(`/api/v1/meetings/${id}`, address()).href
  await page.route(meeting, async (route) => {
    await mayAnswer
    await route.fallback()
  })
  const askedMeeting = page.waitForRequest(meeting)
  await page.goto(address(`#/lotterySet/${id}/0`))
  await askedMeeting

  // The screen in sight stays for a moment, which ends here when the test says so.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 5000)
  const { promise: mayLoad, resolve: load } = Promise.withResolvers<void>()
  const code = /\/assets\/.*\.js/
  await page.route(code, async (route) => {
    await mayLoad
    await route.fallback()
  })
  const askedCode = page.waitForRequest(code)
  await page.goto(address(`#/lotteryJoin/${id}/1/0`))
  await askedCode
  const answered = page.waitForResponse(meeting)
  answer()
  await (await answered).finished()
  await expect(async () => {
    await page.clock.runFor(10)
    await expect(page.getByText('进行中').first()).toBeVisible({ timeout: 100 })
  }).toPass()
  load()
  await page.clock.resume()
  await expect(page.getByRole('heading', { name: '参与人名单', level: 1 })).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`#/lotteryJoin/${id}/1/0$`))
})
