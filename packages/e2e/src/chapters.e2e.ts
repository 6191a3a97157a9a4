import { mkdtempSync, openSync, closeSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { cutDuring, reloadDuring, storedBytes, wentOnFrom } from './interrupted-upload.ts'
import { skipToContent, tabTo } from './keyboard.ts'
import { enlarged, makeVideo } from './made-video.ts'
import { networkTo } from './network.ts'
import { address, api, demoAccount, logIn } from './product.ts'

interface StoredNode {
  readonly id: string
  readonly name: string
  readonly videoUrl: string
  readonly srtUrl: string
  readonly courseMinutes: number
  readonly courseSeconds: number
  readonly submitted: boolean
  readonly lessons: readonly StoredNode[]
}

const newCourse = async (page: Page, name: string) => {
  const course = { name, headImage: 'cover.jpg', serialNumber: 1 }
  return ((await api(page, 'POST', '/api/v1/courses', course)) as { id: string }).id
}
const chaptersOf = async (page: Page, courseId: string) =>
  ((await api(page, 'GET', `/api/v1/courses/${courseId}/chapters`)) as { items: StoredNode[] }).items

const dialogOf = (page: Page) => page.getByRole('dialog', { name: /章节|课时/ })
const nameField = (page: Page) => dialogOf(page).getByRole('textbox', { name: '名称' })

/** Walks to a chapter or lesson of the tree. */
async function walkToRow(page: Page, name: string): Promise<void> {
  const row = page.getByRole('row', { name })
  await tabTo(page, page.locator('[role=row][tabindex="0"]'))
  await page.keyboard.press('Home')
  const isThere = () => row.evaluate((element) => element === document.activeElement)
  for (let steps = 0; steps < 20 && !(await isThere()); steps += 1) await page.keyboard.press('ArrowDown')
  await expect(row).toBeFocused()
}

/** Chooses a file in the system's picker, opened by keyboard. */
async function chooseFile(page: Page, button: string, file: string): Promise<void> {
  await tabTo(page, dialogOf(page).getByRole('button', { name: button, exact: true }))
  const [picker] = await Promise.all([page.waitForEvent('filechooser'), page.keyboard.press('Enter')])
  await picker.setFiles(file)
}

test('a chamber builds a course of three chapters by keys alone, with a lesson by link and one that is uploaded', async ({
  page,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'icss-lesson-'))
  const [video, subtitle, wrong, huge] = ['第一课.mp4', '第一课.srt', '讲义.txt', '过大.mp4'].map((name) =>
    join(folder, name),
  ) as [string, string, string, string]
  await logIn(page, demoAccount('chamber-admin'))
  const seconds = 2
  const bytes = makeVideo(seconds)
  writeFileSync(video, bytes)
  writeFileSync(subtitle, '1\n00:00:00,000 --> 00:00:01,500\n欢迎\n')
  writeFileSync(wrong, '讲义')
  closeSync(openSync(huge, 'w'))
  truncateSync(huge, 1537 * 1024 ** 2)
  const courseId = await newCourse(page, '新员工入会培训')
  await page.goto(address(`#/eusChapterCommerce/${courseId}`))
  await expect(page.getByText('还没有章节')).toBeVisible()
  await skipToContent(page)

  await test.step('chapters; a name that is there already is refused and nothing is lost', async () => {
    for (const name of ['第一章', '第二章', '第三章', '附录']) {
      await tabTo(page, page.getByRole('button', { name: '新建章节' }).first())
      await page.keyboard.press('Enter')
      await expect(nameField(page)).toBeFocused()
      await page.keyboard.type(name === '第三章' ? '第二章' : name)
      await page.keyboard.press('Enter')
      if (name === '第三章') {
        await expect(dialogOf(page).getByRole('alert')).toContainText('章节名称不能重复')
        await tabTo(page, nameField(page))
        await page.keyboard.press('End')
        await page.keyboard.press('Backspace')
        await page.keyboard.press('Backspace')
        await page.keyboard.type('三章')
        await page.keyboard.press('Enter')
      }
      await expect(page.getByRole('row', { name })).toBeVisible()
    }
  })

  await test.step('a lesson by link, once it is the link of a video', async () => {
    await walkToRow(page, '第一章')
    await tabTo(page, page.getByRole('button', { name: '在“第一章”中新建课时' }))
    await page.keyboard.press('Enter')
    await expect(nameField(page)).toBeFocused()
    await page.keyboard.type('起步')
    await tabTo(page, dialogOf(page).getByRole('button', { name: '改为填写链接' }).first())
    await page.keyboard.press('Enter')
    const link = dialogOf(page).getByRole('textbox', { name: '视频链接', exact: true })
    await tabTo(page, link)
    await page.keyboard.type('https://127.0.0.1/lesson')
    await page.keyboard.press('Enter')
    await expect(dialogOf(page).getByRole('alert')).toContainText('视频链接错误')
    await tabTo(page, link)
    await page.keyboard.press('End')
    await page.keyboard.type('.mp4')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('row', { name: '起步' })).toBeVisible()
  })

  await test.step('an uploaded one: what does not fit is refused before it is sent, what was typed outlives a reload', async () => {
    await walkToRow(page, '第三章')
    await tabTo(page, page.getByRole('button', { name: '在“第三章”中新建课时' }))
    await page.keyboard.press('Enter')
    await expect(nameField(page)).toBeFocused()
    await page.keyboard.type('认识平台')
    await page.reload()
    await expect(nameField(page)).toHaveValue('认识平台')
    await chooseFile(page, '选择视频', wrong)
    await expect(dialogOf(page).getByText('请确认文件格式后重新上传')).toBeVisible()
    await chooseFile(page, '选择视频', huge)
    await expect(dialogOf(page).getByText('请选择小于 1.5G 的文件')).toBeVisible()
    await chooseFile(page, '选择视频', video)
    await expect(dialogOf(page).getByRole('button', { name: '移除 第一课.mp4' })).toBeVisible()
    await expect(dialogOf(page).getByRole('textbox', { name: '分' })).toHaveValue('0')
    await expect(dialogOf(page).getByRole('textbox', { name: '秒' })).toHaveValue(String(seconds))
    await chooseFile(page, '选择文件', subtitle)
    await expect(dialogOf(page).getByRole('button', { name: '移除 第一课.srt' })).toBeVisible()
    await tabTo(page, dialogOf(page).getByRole('button', { name: '保存', exact: true }))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('row', { name: '认识平台' })).toBeVisible()
  })

  await test.step('opened again, its files are called as they were', async () => {
    await walkToRow(page, '认识平台')
    await page.keyboard.press('Enter')
    await expect(dialogOf(page).getByRole('button', { name: '移除 第一课.mp4' })).toBeVisible()
    await expect(dialogOf(page).getByRole('button', { name: '移除 第一课.srt' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialogOf(page)).toBeHidden()
  })

  await test.step('put in order, delete, submit', async () => {
    await walkToRow(page, '第二章')
    await page.keyboard.press('Alt+ArrowUp')
    await expect(page.getByRole('row').first()).toContainText('第二章')
    await walkToRow(page, '附录')
    await page.keyboard.press('Delete')
    const question = page.getByRole('alertdialog')
    await tabTo(page, question.getByRole('button', { name: '删除', exact: true }))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('row', { name: '附录' })).toBeHidden()
    await tabTo(page, page.getByRole('button', { name: '提交' }))
    await page.keyboard.press('Enter')
    // There are chapters without lessons, of which it says what that means.
    await tabTo(page, page.getByRole('alertdialog').getByRole('button', { name: '仍然提交' }))
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/curriculumCommerce/)
    const chapters = await chaptersOf(page, courseId)
    expect(chapters).toMatchObject([
      { name: '第二章', submitted: true, lessons: [] },
      { name: '第一章', submitted: true, lessons: [{ name: '起步', submitted: true }] },
      { name: '第三章', submitted: true, lessons: [{ name: '认识平台', submitted: true }] },
    ])
    const [lesson] = chapters[2]?.lessons ?? []
    expect(lesson).toMatchObject({ courseMinutes: 0, courseSeconds: seconds })
    expect(bytes.equals(await storedBytes(page, lesson?.videoUrl ?? ''))).toBe(true)
    expect(lesson?.srtUrl).toMatch(/\/objects\/\S+\.srt$/)
  })
})

test('a reload in the middle of a video loses nothing: the same file goes on from where it was', async ({ page }) => {
  await logIn(page, demoAccount('channel-admin'))
  const bytes = enlarged(makeVideo(2), 24 * 1024 ** 2)
  const video = join(mkdtempSync(join(tmpdir(), 'icss-lesson-')), '开班.mp4')
  writeFileSync(video, bytes)
  const courseId = await newCourse(page, '消防安全')
  await api(page, 'POST', `/api/v1/courses/${courseId}/chapters`, { name: '第一章' })
  await page.goto(address(`#/eusChapter/${courseId}`))
  await page.getByRole('row', { name: '第一章' }).focus()
  await page.getByRole('button', { name: '在“第一章”中新建课时' }).press('Enter')
  await nameField(page).fill('开班')
  await reloadDuring(page, '开班.mp4', () => chooseFile(page, '选择视频', video))

  await test.step('the field says how far the file came, and nothing is judged yet', async () => {
    await expect(nameField(page)).toHaveValue('开班')
    await expect(dialogOf(page).getByText(/开班\.mp4，上次传到 [1-9]\d?%，再选一次这个文件即可继续/)).toBeVisible()
    await expect(dialogOf(page).getByText('请添加视频链接')).toBeHidden()
  })
  await test.step('what is missing is said beside it', async () => {
    await dialogOf(page).getByRole('button', { name: '保存', exact: true }).press('Enter')
    await expect(dialogOf(page).getByRole('group', { name: '视频', exact: true })).toContainText('请添加视频链接')
    await expect(dialogOf(page).getByText(/上次传到 [1-9]\d?%/)).toBeVisible()
  })
  const { offset, sent } = await wentOnFrom(page, () => chooseFile(page, '选择视频', video))
  expect(offset).toBeGreaterThan(0)
  expect(offset + sent).toBe(bytes.length)
  await expect(dialogOf(page).getByRole('button', { name: '移除 开班.mp4' })).toBeVisible()
  await expect(dialogOf(page).getByText('上次传到')).toBeHidden()
  await dialogOf(page).getByRole('button', { name: '保存', exact: true }).press('Enter')
  await expect(page.getByRole('row', { name: '开班' })).toBeVisible()
  await expect(page.getByText('1 章・1 课时・不到 1 分钟')).toBeVisible()
  const [lesson] = (await chaptersOf(page, courseId))[0]?.lessons ?? []
  expect(bytes.equals(await storedBytes(page, lesson?.videoUrl ?? ''))).toBe(true)
})

test('a laptop that is closed in the middle of a video and opened when the session is over: it goes on from there', async ({
  page,
}) => {
  const account = demoAccount('channel-admin')
  await logIn(page, account)
  const bytes = enlarged(makeVideo(1), 12 * 1024 ** 2)
  const video = join(mkdtempSync(join(tmpdir(), 'icss-lesson-')), '断网.mp4')
  writeFileSync(video, bytes)
  const courseId = await newCourse(page, '网络安全')
  const { id } = (await api(page, 'POST', `/api/v1/courses/${courseId}/chapters`, { name: '第一章' })) as StoredNode
  const network = await networkTo(address())
  await page.goto(network.by(address(`#/eusChapter/${courseId}?open=lesson&in=${id}`)))
  await nameField(page).fill('断网')
  await cutDuring(page, '断网.mp4', () => chooseFile(page, '选择视频', video), network.cut)
  await expect(dialogOf(page).getByText('上传失败，请重新上传')).toBeVisible()
  await page.context().clearCookies()
  network.comeBack()
  const resume = dialogOf(page).getByRole('button', { name: /^继续/ })
  await resume.press('Enter')
  const login = page.getByRole('dialog', { name: '登录已过期' })
  await login.getByLabel('密码', { exact: true }).fill(account.password)
  await page.keyboard.press('Enter')
  await expect(login).toBeHidden()
  const { offset, sent } = await wentOnFrom(page, () => resume.press('Enter'))
  expect(offset).toBeGreaterThan(0)
  expect(offset + sent).toBe(bytes.length)
  await expect(dialogOf(page).getByRole('button', { name: '移除 断网.mp4' })).toBeVisible()
  await expect(nameField(page)).toHaveValue('断网')
  await dialogOf(page).getByRole('button', { name: '保存', exact: true }).press('Enter')
  await expect(page.getByRole('row', { name: '断网' })).toBeVisible()
  const [lesson] = (await chaptersOf(page, courseId))[0]?.lessons ?? []
  expect(bytes.equals(await storedBytes(page, lesson?.videoUrl ?? ''))).toBe(true)
  network.close()
})

test('what two tabs and an expired session do to the dialog loses nothing', async ({ page }) => {
  await logIn(page, demoAccount('chamber-admin'))
  const courseId = await newCourse(page, '商会章程')
  for (const name of ['认识平台', '第三章']) await api(page, 'POST', `/api/v1/courses/${courseId}/chapters`, { name })

  await test.step('the second of two tabs is told, and chooses', async () => {
    const other = await page.context().newPage()
    for (const [tab, name] of [
      [page, '平台介绍'],
      [other, '平台概览'],
    ] as const) {
      await tab.goto(address(`#/eusChapterCommerce/${courseId}`))
      await tab.getByRole('row', { name: '认识平台' }).focus()
      await tab.keyboard.press('Enter')
      await expect(nameField(tab)).toHaveValue('认识平台')
      await nameField(tab).fill(name)
    }
    await page.keyboard.press('Enter')
    await expect(page.getByRole('row', { name: '平台介绍' })).toBeVisible()
    await other.keyboard.press('Enter')
    await expect(dialogOf(other).getByText('在你编辑时修改了它')).toBeVisible()
    await expect(dialogOf(other).getByText('平台介绍')).toBeVisible()
    await expect(nameField(other)).toHaveValue('平台概览')
    await tabTo(other, dialogOf(other).getByRole('button', { name: '按所选内容保存' }))
    await other.keyboard.press('Enter')
    await expect(other.getByRole('row', { name: '平台概览' })).toBeVisible()
    await other.close()
  })

  await test.step('an expired session: logged in again in place, the save is sent again by itself', async () => {
    await page.reload()
    await page.getByRole('row', { name: '第三章' }).focus()
    await page.keyboard.press('Enter')
    await nameField(page).fill('第三章　合规')
    await page.context().clearCookies()
    await page.keyboard.press('Enter')
    const login = page.getByRole('dialog', { name: '登录已过期' })
    await login.getByLabel('密码', { exact: true }).fill(demoAccount('chamber-admin').password)
    await page.keyboard.press('Enter')
    await expect(login).toBeHidden()
    await expect(page.getByRole('row', { name: '第三章　合规' })).toBeVisible()
    await expect(dialogOf(page)).toBeHidden()
  })
})

test('leaving a course drops what was not submitted, once that was said', async ({ page }) => {
  await logIn(page, demoAccount('channel-admin'))
  const courseId = await newCourse(page, '安全生产')
  await api(page, 'POST', `/api/v1/courses/${courseId}/chapters`, { name: '草稿' })
  await page.goto(address(`#/eusChapter/${courseId}`))
  await page.getByRole('button', { name: '上一步' }).click()
  await expect(page.getByRole('alertdialog')).toContainText('有 1 个章节或课时还没有提交')
  await page.getByRole('button', { name: '放弃并离开' }).click()
  await expect(page).toHaveURL(new RegExp(`uploadcourse/${courseId}`))
  expect(await chaptersOf(page, courseId)).toEqual([])
})
