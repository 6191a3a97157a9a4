import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@playwright/test'
import { address, api, demoAccount, logIn } from './product.ts'

const row = (name: string, founded: string) => [name, '教育', '教育', '不要', founded].join(',')

test('a table of another make is matched, checked, imported, corrected in place and sent again', async ({ page }) => {
  const stamp = String(Date.now()).slice(-5)
  const file = join(mkdtempSync(join(tmpdir(), 'icss-import-')), '会员.csv')
  writeFileSync(
    file,
    [
      '商会会员名录',
      '单位名称,所属行业,标签,内部备注,成立日期',
      row(`导入${stamp}甲`, '2011-04-08'),
      row(`导入${stamp}乙`, '二〇一八年'),
      row('', '2020-01-01'),
    ].join('\n'),
  )
  await logIn(page, demoAccount('chamber-admin'))
  await page.goto(address('#/businessManagement'))
  await page.getByRole('link', { name: '导入', exact: true }).click()
  await expect(page.getByRole('heading', { name: '导入会员企业' })).toBeVisible()

  await page.locator('input[type=file]').setInputFiles(file)
  await expect(page.getByText('表头在第 2 行，上面的行不作为数据导入。')).toBeVisible()
  await page.getByRole('button', { name: /导入为 单位名称/ }).press('Enter')
  await page.getByRole('option', { name: /^企业名称/ }).click()
  await expect(page.getByText(/还缺必填的/)).toHaveCount(0)
  await page.getByRole('button', { name: '检查', exact: true }).press('Enter')

  await expect(page.getByText(/可导入 1 行：新增 1/)).toBeVisible()
  await expect(page.getByText('不导入的列：内部备注。')).toBeVisible()
  await page.getByRole('button', { name: '导入 1 行' }).press('Enter')
  await expect(page.getByText('新增 1，更新 0，跳过 0，未通过 2。')).toBeVisible()

  await page.getByRole('textbox', { name: '第 4 行 成立日期' }).fill('2018-05-01')
  await page.getByRole('textbox', { name: '第 5 行 单位名称' }).fill(`导入${stamp}丙`)
  await page.getByRole('button', { name: '再导入这 2 行' }).press('Enter')
  await expect(page.getByText('新增 2，更新 0，跳过 0，未通过 0。')).toBeVisible()

  await page.getByRole('link', { name: '回到列表' }).click()
  await page.getByRole('searchbox').first().fill(`导入${stamp}`)
  await expect(page.getByText('3 家', { exact: true })).toBeVisible()

  await test.step('an undo says what it takes back and what it leaves, since somebody worked on', async () => {
    const found = (await api(page, 'GET', `/api/v1/companies?q=${encodeURIComponent(`导入${stamp}丙`)}`)) as Found
    await api(page, 'POST', `/api/v1/companies/${found.items[0]?.id}/abnormal`, { abnormal: true })
    const { items } = (await api(page, 'GET', '/api/v1/operations')) as Found
    await page.goto(address(`#/operationsCommerce/${items[0]?.id}`))
    await page.getByRole('button', { name: '撤销', exact: true }).press('Enter')
    const question = page.getByRole('alertdialog')
    await expect(question).toContainText('将删除任务新增的1')
    await expect(question).toContainText('不动：之后改过1')
    await question.getByRole('button', { name: '撤销 1 项改动' }).press('Enter')
    await expect(page.getByRole('heading', { name: /^撤销：/ })).toBeVisible()
    await expect(page.getByRole('grid', { name: '未撤销的原因' })).toContainText(`导入${stamp}丙`)
    await page.goto(address(`#/businessManagement?q=${encodeURIComponent(`导入${stamp}`)}`))
    await expect(page.getByText('2 家', { exact: true })).toBeVisible()
  })
})

interface Found {
  readonly items: readonly { readonly id: string }[]
}

test('another sheet of a workbook is chosen and checked', async ({ page }) => {
  const file = new URL('../../server/src/imports/field/28-several-sheets.xlsx', import.meta.url)
  await logIn(page, demoAccount('chamber-admin'))
  await page.goto(address('#/businessManagement'))
  await page.getByRole('link', { name: '导入', exact: true }).click()
  await page.locator('input[type=file]').setInputFiles(fileURLToPath(file))
  await expect(page.getByText(/读取工作表“理事”/)).toBeVisible()
  await page.getByRole('button', { name: '理事 工作表' }).press('Enter')
  await page.getByRole('option', { name: '会员' }).click()
  await expect(page.getByText(/读取工作表“会员”/)).toBeVisible()
  await page.getByRole('button', { name: '检查', exact: true }).press('Enter')
  await expect(page.getByText(/可导入 2 行：新增 2/)).toBeVisible()
  await expect(page.getByText('读的是工作表“会员”；没有读的：封面、理事。')).toBeVisible()
})
