import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { address, api, demoAccount, logIn } from './product.ts'

interface Stored {
  readonly id: string
  readonly version: number
}

const course = (name: string) => ({ name, headImage: 'a.jpg', serialNumber: 1 })
const make = (page: Page, path: string, body: object) => api(page, 'POST', path, body) as Promise<Stored>

test('a course that is deleted under its chapter dialog: what is typed stays, and there is a way on', async ({
  page,
}) => {
  await logIn(page, demoAccount('channel-admin'))
  const { id } = await make(page, '/api/v1/courses', course('将被删除的课程'))
  await page.goto(address(`#/eusChapter/${id}`))
  await page.getByRole('button', { name: '新建章节' }).first().click()
  const dialog = page.getByRole('dialog', { name: /章节/ })
  const name = dialog.getByRole('textbox', { name: '名称' })
  await name.fill('写好的章节名称')
  await api(page, 'DELETE', `/api/v1/courses/${id}`)
  await name.press('Enter')
  await expect(dialog.getByRole('alert')).toContainText('这门课程已被其他人删除，不能再保存')
  await expect(name).toHaveValue('写好的章节名称')
  await dialog.getByRole('button', { name: '取消' }).click()
  await page.getByRole('button', { name: '放弃' }).click()
  await expect(page.getByText('这门课程已被其他人删除')).toBeVisible()
  await page.getByRole('button', { name: '返回课程列表' }).click()
  await expect(page).toHaveURL(/curriculum$/)
})

test('a chapter that is deleted under the dialog of its new lesson: what is typed stays, another chapter takes it', async ({
  page,
}) => {
  await logIn(page, demoAccount('chamber-admin'))
  const { id } = await make(page, '/api/v1/courses', course('少了一章的课程'))
  const [gone] = [
    await make(page, `/api/v1/courses/${id}/chapters`, { name: '将删除的章' }),
    await make(page, `/api/v1/courses/${id}/chapters`, { name: '留下的章' }),
  ]
  await page.goto(address(`#/eusChapterCommerce/${id}?open=lesson&in=${gone?.id}`))
  const dialog = page.getByRole('dialog', { name: /课时/ })
  const name = dialog.getByRole('textbox', { name: '名称' })
  await name.fill('写好的课时')
  await dialog.getByRole('button', { name: '改为填写链接' }).first().click()
  await dialog.getByRole('textbox', { name: '视频链接', exact: true }).fill('https://127.0.0.1/lesson.mp4')
  await api(page, 'DELETE', `/api/v1/courses/${id}/chapters/${gone?.id}`)
  await name.press('Enter')
  await expect(dialog.getByRole('alert')).toContainText('所选章节不存在或已删除')
  await expect(name).toHaveValue('写好的课时')
  await dialog.getByRole('button', { name: '所属章节' }).last().click()
  await page.getByRole('option', { name: '留下的章' }).click()
  await dialog.getByRole('button', { name: '保存', exact: true }).click()
  await expect(page.getByRole('row', { name: '写好的课时' })).toBeVisible()
})

test('a form whose course was changed or deleted meanwhile overwrites nothing and loses nothing', async ({ page }) => {
  await logIn(page, demoAccount('channel-admin'))
  const { id, version } = await make(page, '/api/v1/courses', course('旧名称'))
  const path = `/api/v1/courses/${id}`
  const name = page.getByRole('textbox', { name: '课程名称' })
  const save = page.getByRole('button', { name: '保存，下一步' })
  const told = page.getByRole('alert')
  const open = () => page.goto(address(`#/uploadcourse/${id}`))

  await open()
  await name.fill('我的名称')
  await api(page, 'PUT', `${path}?version=${version}`, course('别人的名称'))
  await save.click()
  await expect(told).toContainText(/^\d+ .+在你编辑时修改了它（\d{4}-\d\d-\d\d \d\d:\d\d）：课程名称。/)
  expect(await api(page, 'GET', path)).toMatchObject({ name: '别人的名称' })
  await told.getByText(/^对方的/).click()
  await expect(name).toHaveValue('别人的名称')
  await told.getByText(/^我的/).click()
  await expect(name).toHaveValue('我的名称')
  await told.getByRole('button', { name: '全部用对方的' }).click()
  await expect(name).toHaveValue('别人的名称')

  await name.fill('我的名称')
  await api(page, 'PUT', `${path}?version=${version + 1}`, course('又一个名称'))
  await save.click()
  await told.getByRole('button', { name: '按所选内容保存' }).click()
  await expect(page).toHaveURL(new RegExp(`eusChapter/${id}`))
  expect(await api(page, 'GET', path)).toMatchObject({ name: '我的名称' })

  await open()
  await name.fill('留下来的名称')
  await api(page, 'DELETE', path)
  await save.click()
  await expect(told).toContainText('它已被其他人删除。你填写的内容还在')
  await told.getByRole('button', { name: '另存为新的' }).click()
  await expect(page).toHaveURL(/eusChapter\/[0-9a-f-]{36}/)
  const { items } = (await api(page, 'GET', `/api/v1/courses?q=${encodeURIComponent('留下来的')}`)) as {
    items: Stored[]
  }
  expect(items).toHaveLength(1)
})

test('a live of a sub-channel that a second session deletes under its form: what is typed stays, and can be saved as a new one', async ({
  page,
  browser,
}) => {
  await logIn(page, demoAccount('channel-admin', 1))
  const tutor = { name: '令狐静', introduction: '讲师', avatar: 'a.jpg', serial: 1 }
  const { id: tutorId } = await make(page, '/api/v1/tutors', tutor)
  const live = await make(page, '/api/v1/lives', {
    name: '将被删除的直播',
    type: 'ROOM',
    headImage: 'a.jpg',
    tutorId,
    startAt: new Date(Date.now() + 3_600_000).toISOString(),
    endAt: new Date(Date.now() + 7_200_000).toISOString(),
  })
  await page.goto(address(`#/createLive/${live.id}`))
  const name = page.getByRole('textbox', { name: '直播名称' })
  await name.fill('写好的直播名称')

  const second = await (await browser.newContext({ locale: 'zh-CN', timezoneId: 'Asia/Shanghai' })).newPage()
  await logIn(second, demoAccount('channel-admin', 1))
  await second.goto(address('#/liveCurriculum'))
  await second.getByRole('button', { name: '删除 将被删除的直播' }).click()
  await second.getByRole('alertdialog').getByRole('button', { name: '删除', exact: true }).click()
  await expect(second.getByText('将被删除的直播', { exact: true })).toBeHidden()
  await second.context().close()

  await page.getByRole('button', { name: '保存', exact: true }).click()
  const told = page.getByRole('alert')
  await expect(told).toContainText('它已被其他人删除。你填写的内容还在')
  await expect(name).toHaveValue('写好的直播名称')
  await told.getByRole('button', { name: '另存为新的' }).click()
  await expect(page).toHaveURL(/liveDetails/)
  await expect(page.getByRole('heading', { level: 1, name: '写好的直播名称' })).toBeVisible()
})

test('files whose group is deleted while they are chosen are published elsewhere, without being sent again', async ({
  page,
}) => {
  await logIn(page, demoAccount('channel-admin'))
  const { id } = await make(page, '/api/v1/file-groups', { name: '将删除的组' })
  await page.goto(address('#/eusFileUpload'))
  await page.getByRole('button', { name: '文件组' }).click()
  await page.getByRole('option', { name: '将删除的组' }).click()
  await api(page, 'DELETE', `/api/v1/file-groups/${id}`)
  const file = join(mkdtempSync(join(tmpdir(), 'icss-group-')), '纪要.txt')
  writeFileSync(file, '第一项')
  await page.locator('input[type=file]').setInputFiles(file)
  await expect(page.getByText('它可能已被删除，请重新选择')).toBeVisible()
  await page.getByRole('button', { name: '文件组' }).click()
  await page.getByRole('option', { name: '未分组' }).click()
  const pieces: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/v1/uploads')) pieces.push(request.method())
  })
  await page.getByRole('button', { name: /^重试/ }).click()
  await expect(page.getByText('已完成 1 个，共 1 个')).toBeVisible()
  expect(pieces).toEqual([])
})
