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
  await expect(told).toContainText('在你编辑时，其他人修改了它')
  expect(await api(page, 'GET', path)).toMatchObject({ name: '别人的名称' })
  await told.getByRole('button', { name: '载入最新内容' }).click()
  await expect(name).toHaveValue('别人的名称')

  await name.fill('我的名称')
  await api(page, 'PUT', `${path}?version=${version + 1}`, course('又一个名称'))
  await save.click()
  await told.getByRole('button', { name: '保存我的内容' }).click()
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
