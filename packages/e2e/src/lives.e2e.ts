import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { pushPicture } from '../../server/src/testing/media-server.ts'
import { uploadPicture } from './pictures.ts'
import { address, api, demoAccount, logIn, mediaServer, recordings } from './product.ts'

/** What a media server tells the product; answers the status. */
async function tell(call: string, values: Readonly<Record<string, string>>): Promise<number> {
  const body = new URLSearchParams({ app: 'live', clientid: '7', call, ...values })
  return (await fetch(new URL('/rtmp', address()), { method: 'POST', body })).status
}

test('a live of a chamber goes on air with its stream, is paused and ended, and becomes an on-demand course', async ({
  page,
}) => {
  await logIn(page, demoAccount('chamber-admin'))
  await api(page, 'POST', '/api/v1/tutors', { name: '上官婉', introduction: '讲师', avatar: 'a.jpg', serial: 1 })

  await test.step('plan it', async () => {
    await page.goto(address('#/liveCurriculumCommerce'))
    await page.getByRole('link', { name: '新建直播' }).first().click()
    await page.getByRole('textbox', { name: '直播名称' }).fill('新年公开课')
    await page.getByRole('combobox', { name: '导师' }).fill('上官')
    await page.getByRole('option', { name: '上官婉' }).click()
    await page.keyboard.press('Tab')
    await uploadPicture(page, '封面', 640, 360)
    await page.getByRole('button', { name: '保存', exact: true }).click()
    await expect(page).toHaveURL(/liveDetails/)
    await expect(page.getByText('未开始')).toBeVisible()
  })

  const { name, key } = await test.step('take the push address, which nobody sees unasked', async () => {
    const shown = page.locator('code', { hasText: '?key=' })
    await expect(shown).toHaveCount(0)
    await page.getByRole('button', { name: '显示地址和密钥' }).click()
    const [id = '', query] = (await shown.innerText()).split('?')
    return { name: id, key: new URLSearchParams(query).get('key') ?? '' }
  })

  await test.step('push with a wrong key, then with the right one', async () => {
    expect(await tell('publish', { name, key: 'wrong' })).toBe(403)
    expect(await tell('publish', { name, key })).toBe(204)
    await expect(page.getByText('直播中', { exact: true })).toBeVisible()
    await expect(page.getByText(/^rtmp:.*watch=/)).toBeVisible()
  })

  await test.step('the stream breaks off, its recording appears', async () => {
    expect(await tell('publish_done', { name, key })).toBe(204)
    await expect(page.getByText('已暂停', { exact: true })).toBeVisible()
    mkdirSync(recordings(), { recursive: true })
    writeFileSync(
      join(recordings(), `${name}.flv`),
      Buffer.concat([Buffer.from('FLV\u0001\u0001\u0000\u0000\u0000\u0009', 'latin1'), Buffer.alloc(5000)]),
    )
    expect(await tell('record_done', { name, key, path: `/var/lib/icss-recordings/${name}.flv` })).toBe(204)
  })

  await test.step('end it, and make a course of it', async () => {
    await page.getByRole('button', { name: '结束直播' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: '结束直播' }).click()
    await expect(page.getByText('已结束', { exact: true })).toBeVisible()
    expect(await tell('publish', { name, key })).toBe(409)
    await page.getByRole('button', { name: '转为点播课程' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: '转为点播课程' }).click()
    await page.getByRole('link', { name: '查看课程' }).click()
    await expect(page.getByRole('textbox', { name: '课程名称' })).toHaveValue('新年公开课')
  })

  await test.step('find it in the list of what has ended', async () => {
    await page.goto(address('#/liveCurriculumCommerce?state=ended'))
    await expect(page.getByRole('row').filter({ hasText: '新年公开课' })).toBeVisible()
  })
})

test('a chamber comes from its courses to its lives, and from there to their tutors', async ({ page }) => {
  await logIn(page, demoAccount('chamber-admin'))
  await page.goto(address('#/curriculumCommerce'))
  await page.getByRole('link', { name: '直播课程' }).click()
  await expect(page).toHaveURL(/liveCurriculumCommerce$/)
  await page.getByRole('link', { name: '导师', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: '导师' })).toBeVisible()
  await page.getByRole('link', { name: '新建导师' }).first().click()
  await expect(page).toHaveURL(/tutoradd$/)
  await expect(page.getByRole('textbox', { name: '姓名' })).toBeVisible()
})

test('a picture that is pushed to the media server is live, recorded, and an on-demand course in the end', async ({
  page,
}) => {
  await logIn(page, demoAccount('channel-admin', 1))
  const tutor = { name: '欧阳娜', introduction: '讲师', avatar: 'a.jpg', serial: 1 }
  const { id: tutorId } = (await api(page, 'POST', '/api/v1/tutors', tutor)) as { id: string }
  const { id } = (await api(page, 'POST', '/api/v1/lives', {
    name: '测试画面',
    type: 'ROOM',
    headImage: 'a.jpg',
    tutorId,
    startAt: new Date().toISOString(),
    endAt: new Date(Date.now() + 3_600_000).toISOString(),
  })) as { id: string }
  await page.goto(address(`#/liveDetails/${id}`))
  await page.getByRole('button', { name: '显示地址和密钥' }).click()
  await expect(page.getByText(mediaServer(), { exact: true })).toBeVisible()
  const key = await page.locator('code', { hasText: '?key=' }).innerText()

  await test.step('a wrong key is refused', async () => {
    expect(await pushPicture(`${mediaServer()}/${id}?key=wrong`, 1)).not.toBe(0)
    await expect(page.getByText('未开始')).toBeVisible()
  })

  await test.step('the screen follows the stream without being touched', async () => {
    const pushing = pushPicture(`${mediaServer()}/${key}`, 8)
    await expect(page.getByText('直播中', { exact: true })).toBeVisible()
    expect(await pushing).toBe(0)
    await expect(page.getByText('已暂停', { exact: true })).toBeVisible()
  })

  await test.step('what was recorded is played, and becomes a course', async () => {
    await page.getByRole('button', { name: '结束直播' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: '结束直播' }).click()
    const video = page.locator('video')
    await expect.poll(() => video.evaluate(({ duration }: HTMLVideoElement) => duration)).toBeGreaterThan(5)
    await page.getByRole('button', { name: '转为点播课程' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: '转为点播课程' }).click()
    await page.getByRole('link', { name: '查看课程' }).click()
    await expect(page.getByRole('textbox', { name: '课程名称' })).toHaveValue('测试画面')
  })
})
