import { randomBytes } from 'node:crypto'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { reloadDuring, storedBytes, wentOnFrom } from './interrupted-upload.ts'
import { address, api, demoAccount, logIn } from './product.ts'

const contract = '甲方：深圳企业大学\n乙方：南山培训中心\n'

test('files of a chamber are uploaded together, renamed under the same link, deleted and brought back', async ({
  page,
}) => {
  const home = mkdtempSync(join(tmpdir(), 'icss-files-'))
  const fileOf = (name: string, content: string | Buffer) => {
    writeFileSync(join(home, name), content)
    return join(home, name)
  }
  const files = [fileOf('合作协议.txt', contract), fileOf('素材.bin', Buffer.alloc(12_000_000, 7))]
  await logIn(page, demoAccount('chamber-admin'))

  await test.step('upload two into a group that is made for them', async () => {
    await page.goto(address('#/eusFileShowCommerce'))
    await page.getByRole('button', { name: '新建文件组' }).click()
    await page.getByRole('textbox', { name: '文件组名称' }).fill('合同')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('treegrid').getByRole('row', { name: '合同' })).toBeVisible()
    await page.getByRole('link', { name: '上传文件' }).first().click()
    await page.getByRole('button', { name: '未分组 文件组' }).click()
    await page.getByRole('option', { name: '合同' }).click()
    await page.locator('input[type=file]').setInputFiles(files)
    await expect(page.getByText('已完成 2 个，共 2 个')).toBeVisible()
    await page.getByRole('link', { name: '返回文件列表' }).click()
    await page.getByRole('treegrid').getByRole('row', { name: '合同' }).click()
    await expect(page.getByText('2 个文件')).toBeVisible()
    await expect(page).toHaveURL(/groupId=/)
  })

  const row = (name: string) => page.getByRole('row').filter({ hasText: name })
  const act = async (name: string, what: string) => {
    await row(name).getByRole('button', { name: '更多操作' }).click()
    await page.getByRole('menuitem', { name: what }).click()
  }
  let link = ''

  await test.step('take a link, rename, and open the link without a login', async () => {
    const answered = page.waitForResponse(/\/link\?/)
    await act('合作协议.txt', '复制链接')
    ;({ url: link } = (await (await answered).json()) as { url: string })
    await act('合作协议.txt', '重命名')
    await page.getByRole('textbox', { name: '名称' }).fill('二〇二六年合作协议.txt')
    await page.keyboard.press('Enter')
    await expect(row('二〇二六年合作协议.txt')).toBeVisible()
    const answer = await fetch(link)
    expect(await answer.text()).toBe(contract)
    expect(answer.headers.get('content-disposition')).toContain(encodeURIComponent('二〇二六年合作协议.txt'))
  })

  await test.step('look at it, and save it', async () => {
    await page.getByRole('link', { name: '二〇二六年合作协议.txt' }).click()
    const dialog = page.getByRole('dialog', { name: '二〇二六年合作协议.txt' })
    await expect(dialog.getByText('乙方：南山培训中心')).toBeVisible()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: '下载' }).click(),
    ])
    expect(download.suggestedFilename()).toBe('二〇二六年合作协议.txt')
    expect(readFileSync(await download.path(), 'utf8')).toBe(contract)
    await page.keyboard.press('Escape')
  })

  await test.step('delete both, and undo it', async () => {
    await page.getByRole('checkbox', { name: '选择本页全部' }).click()
    await page.getByRole('button', { name: '删除', exact: true }).click()
    await expect(page.getByText('这个文件组是空的')).toBeVisible()
    expect((await fetch(link)).status).toBe(404)
    await page.getByRole('button', { name: '撤销' }).click()
    await expect(row('二〇二六年合作协议.txt')).toBeVisible()
    await expect(row('素材.bin')).toBeVisible()
    expect(await (await fetch(link)).text()).toBe(contract)
  })
})

test('files whose upload a reload cut go on from where they were, new ones and those that take the place of one', async ({
  page,
}) => {
  const home = mkdtempSync(join(tmpdir(), 'icss-files-'))
  const fileOf = (name: string) => {
    const bytes = randomBytes(24 * 1024 ** 2)
    writeFileSync(join(home, name), bytes)
    return { path: join(home, name), bytes }
  }
  const first = fileOf('年会素材.bin')
  const second = fileOf('年会素材-终稿.bin')
  const choose = (path: string) => page.locator('input[type=file]').setInputFiles(path)
  await logIn(page, demoAccount('channel-admin'))

  await page.goto(address('#/eusFileUpload'))
  await reloadDuring(page, '年会素材.bin', () => choose(first.path))
  await expect(page.getByText(/年会素材\.bin，上次传到 [1-9]\d?%，再选一次这个文件即可继续/)).toBeVisible()
  const begun = await wentOnFrom(page, () => choose(first.path))
  expect(begun.offset).toBeGreaterThan(0)
  expect(begun.offset + begun.sent).toBe(first.bytes.length)
  await expect(page.getByText('已完成 1 个，共 1 个')).toBeVisible()

  const { items } = (await api(page, 'GET', '/api/v1/files')) as { items: { id: string; name: string }[] }
  const id = items.find(({ name }) => name === '年会素材.bin')?.id ?? ''
  const { url } = (await api(page, 'GET', `/api/v1/files/${id}/link`)) as { url: string }
  expect(first.bytes.equals(await storedBytes(page, url))).toBe(true)

  await page.goto(address(`#/eusFileUpload/${id}`))
  const field = page.getByRole('group', { name: '换成另一个文件' })
  await expect(field).toBeVisible()
  await reloadDuring(page, '年会素材-终稿.bin', () => choose(second.path))
  await expect(field).toContainText(/年会素材-终稿\.bin，上次传到 [1-9]\d?%/)
  const replaced = await wentOnFrom(page, () => choose(second.path))
  expect(replaced.offset).toBeGreaterThan(0)
  expect(replaced.offset + replaced.sent).toBe(second.bytes.length)
  await expect(field.getByRole('button', { name: '移除 年会素材-终稿.bin' })).toBeVisible()
  await page.getByRole('button', { name: '保存', exact: true }).click()
  await expect(page).toHaveURL(/eusFileShow/)
  expect(second.bytes.equals(await storedBytes(page, url))).toBe(true)
})
