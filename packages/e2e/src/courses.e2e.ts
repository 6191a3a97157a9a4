import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { storedBytes } from './interrupted-upload.ts'
import { uploadPicture } from './pictures.ts'
import { address, api, demoAccount, logIn } from './product.ts'
import { makeVideo } from './made-video.ts'

/** Two groups of sub-channels, the one sub-channel in the first. */
async function makeGroups(page: Page): Promise<void> {
  const { items } = (await api(page, 'GET', '/api/v1/sub-channels')) as { items: { id: string }[] }
  await api(page, 'POST', '/api/v1/channel-groups', { name: '华南', channelIds: items.map(({ id }) => id) })
  await api(page, 'POST', '/api/v1/channel-groups', { name: '华北', channelIds: [] })
}

/** Moves and waits until that is stored: it is shown before the server has answered. */
const storedMoves = (page: Page) => async (move: () => Promise<void>) => {
  const answer = page.waitForResponse(/\/move$/)
  await move()
  expect((await answer).ok()).toBe(true)
}

test('a main channel makes a category, a tutor and a course, and opens it to one group of sub-channels', async ({
  page,
}) => {
  await logIn(page, demoAccount('channel-admin'))
  await makeGroups(page)

  await test.step('a category, whose name cannot repeat', async () => {
    await page.goto(address('#/courseCategories'))
    for (const name of ['商务礼仪', '合规']) {
      await page.getByRole('button', { name: '新建分类' }).click()
      await page.getByRole('textbox', { name: '分类名称' }).fill(name)
      await page.keyboard.press('Enter')
      await expect(page.getByRole('row', { name })).toBeVisible()
    }
    await page.getByRole('button', { name: '新建分类' }).click()
    await page.getByRole('textbox', { name: '分类名称' }).fill('合规')
    await page.keyboard.press('Enter')
    await expect(page.getByText('分类名称不能重复')).toBeVisible()
    await page.keyboard.press('Escape')
    const category = (name: string) => page.getByRole('row', { name })
    const stored = storedMoves(page)
    await category('合规').focus()
    await stored(() => page.keyboard.press('Alt+ArrowRight'))
    await expect(category('合规')).toHaveAttribute('aria-level', '2')
    await stored(() => page.keyboard.press('Alt+ArrowLeft'))
    await expect(category('合规')).toHaveAttribute('aria-level', '1')
    await stored(() => page.keyboard.press('Alt+ArrowRight'))
    await page.reload()
    await expect(category('合规')).toHaveAttribute('aria-level', '2')
  })

  await test.step('a tutor with an avatar that is cut, taken offline in the list', async () => {
    await page.goto(address('#/tutor'))
    await page.getByRole('link', { name: '新建导师' }).first().click()
    await page.getByRole('button', { name: '保存', exact: true }).click()
    await expect(page.getByRole('alert').getByRole('button')).toHaveCount(3)
    await page.getByRole('textbox', { name: '姓名' }).fill('欧阳娜')
    await page.getByRole('textbox', { name: '简介' }).fill('二十年教学经验')
    await uploadPicture(page, '头像', 400, 300)
    await page.getByRole('button', { name: '保存', exact: true }).click()
    const row = page.getByRole('row').filter({ hasText: '欧阳娜' })
    await row.getByRole('button', { name: '下线 欧阳娜' }).click()
    await expect(row.getByRole('button', { name: '上线 欧阳娜' })).toBeVisible()
  })

  await test.step('a course with a head image, open to one group; its chapters come next', async () => {
    await page.goto(address('#/curriculum'))
    await page.getByRole('link', { name: '新建课程' }).first().click()
    await page.getByRole('textbox', { name: '课程名称' }).fill('只给华南的课')
    await page.getByRole('button', { name: '分类' }).click()
    await page.getByRole('option', { name: '商务礼仪' }).click()
    await uploadPicture(page, '封面', 1280, 720)
    await page.getByRole('checkbox', { name: /^华南/ }).press('Space')
    await page.getByRole('button', { name: '保存，下一步' }).click()
    await expect(page).toHaveURL(/eusChapter\/[0-9a-f-]{36}/)
  })

  await test.step('what was chosen is there again, and a copy is open to nobody', async () => {
    await page.getByRole('button', { name: '上一步' }).click()
    await expect(page).toHaveURL(/uploadcourse/)
    await expect(page.getByRole('checkbox', { name: /^华南/ })).toBeChecked()
    await expect(page.getByRole('checkbox', { name: /^华北/ })).not.toBeChecked()
    await page.goto(address('#/curriculum'))
    await page.getByRole('button', { name: '只给华南的课 的更多操作' }).click()
    await page.getByRole('menuitem', { name: '复制一份' }).click()
    await expect(page.getByRole('link', { name: '只给华南的课 (2)', exact: true })).toBeVisible()
  })

  await test.step('the sub-channel of the group reads that course, and no other', async () => {
    await logIn(page, demoAccount('channel-admin', 1))
    await page.goto(address('#/curriculum'))
    await page.getByRole('link', { name: '主频道开放的课程' }).click()
    await expect(page.getByText('1 门', { exact: true })).toBeVisible()
    await page.getByRole('link', { name: '只给华南的课', exact: true }).click()
    const cover = page.getByRole('img', { name: '封面' })
    await expect.poll(() => cover.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(640)
  })

  await test.step('opened to the other group instead, it is gone', async () => {
    await logIn(page, demoAccount('channel-admin'))
    await page.goto(address('#/curriculum'))
    await page.getByRole('link', { name: '只给华南的课', exact: true }).click()
    await page.getByRole('checkbox', { name: /^华南/ }).press('Space')
    await page.getByRole('checkbox', { name: /^华北/ }).press('Space')
    await page.getByRole('button', { name: '保存，下一步' }).click()
    await expect(page).toHaveURL(/eusChapter/)
    await logIn(page, demoAccount('channel-admin', 1))
    await page.goto(address('#/receivedCourses'))
    await expect(page.getByText('主频道还没有对本频道开放课程')).toBeVisible()
  })
})

test('a sub-channel opens a course of its main channel by the password, and sees nothing in it before', async ({
  page,
}) => {
  await logIn(page, demoAccount('channel-admin'))
  const send = async <T>(path: string, data: object) => (await api(page, 'POST', path, data)) as T
  const { items } = (await api(page, 'GET', '/api/v1/sub-channels')) as { items: { id: string }[] }
  const channelIds = items.map(({ id }) => id)
  const { id: groupId } = await send<{ id: string }>('/api/v1/channel-groups', {
    name: '凭密码',
    channelIds,
  })
  const course = {
    name: '凭密码的课',
    headImage: 'cover.jpg',
    serialNumber: 9,
    permission: 'password',
  }
  const { id } = await send<{ id: string }>('/api/v1/courses', { ...course, password: 'secret_1' })
  await send(`/api/v1/courses/${id}/chapters`, { name: '给知道密码的人' })
  await api(page, 'POST', `/api/v1/courses/${id}/chapter-submission`)
  await api(page, 'PUT', `/api/v1/content-permissions/course/${id}`, { groupIds: [groupId] })
  await logIn(page, demoAccount('channel-admin', 1))
  await page.goto(address(`#/receivedCourses/${id}`))
  const password = page.getByRole('textbox', { name: '观看密码' })
  await password.fill('secret_0')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/还可以再试 4 次/)).toBeVisible()
  await expect(page.getByText('给知道密码的人')).toBeHidden()
  await password.fill('secret_1')
  await page.keyboard.press('Enter')
  await expect(page.getByText('给知道密码的人')).toBeVisible()
  await page.reload()
  await expect(page.getByText('给知道密码的人')).toBeVisible()
})

test('a category that is dragged onto another lies below it', async ({ page }) => {
  await logIn(page, demoAccount('channel-admin'))
  const mark = String(Date.now()).slice(-7)
  const [upper, lower] = [`上${mark}`, `下${mark}`]
  for (const name of [upper, lower]) await api(page, 'POST', '/api/v1/course-categories', { name, parentId: '' })
  await page.goto(address('#/courseCategories'))
  const category = (name: string) => page.getByRole('row', { name })
  await storedMoves(page)(() => category(lower).dragTo(category(upper)))
  await page.reload()
  await expect(category(lower)).toHaveAttribute('aria-level', '2')
})

test('a course of a sub-channel that is one video: it is uploaded in the form of the course, and its name is there again', async ({
  page,
}) => {
  await logIn(page, demoAccount('channel-admin', 1))
  const bytes = makeVideo(1)
  const video = join(mkdtempSync(join(tmpdir(), 'icss-course-')), '消防演练.mp4')
  writeFileSync(video, bytes)
  await page.goto(address('#/uploadcourse'))
  await page.getByRole('textbox', { name: '课程名称' }).fill('一段视频的课')
  await uploadPicture(page, '封面', 640, 360)
  const field = page.getByRole('group', { name: '课程视频' })
  await field.locator('input[type=file]').setInputFiles(video)
  await expect(field.getByRole('button', { name: '移除 消防演练.mp4' })).toBeVisible()
  await page.getByRole('button', { name: '保存', exact: true }).click()
  await expect(page).toHaveURL(/curriculum/)
  await page.getByRole('link', { name: '一段视频的课', exact: true }).click()
  await expect(field.getByRole('button', { name: '移除 消防演练.mp4' })).toBeVisible()
  const player = field.locator('video')
  await expect.poll(() => player.evaluate(({ duration }: HTMLVideoElement) => duration)).toBeGreaterThan(0)
  const { items } = (await api(page, 'GET', `/api/v1/courses?q=${encodeURIComponent('一段视频')}`)) as {
    items: { videoUrl: string }[]
  }
  expect(bytes.equals(await storedBytes(page, items[0]?.videoUrl ?? ''))).toBe(true)
})
