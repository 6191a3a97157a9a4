import { expect, type Page, test } from '@playwright/test'
import { address, demoAccount, logIn } from './product.ts'

const number = '755921'

const list = (page: Page) => page.goto(address('#/personalCenterStair?tab=subChannels'))
const row = (page: Page) => page.getByRole('row').filter({ hasText: '西丽培训点' })

test('a sub-channel is opened, its administrator comes in, and is out once it is disabled', async ({
  page,
  browser,
}) => {
  await logIn(page, demoAccount('channel-admin'))
  await list(page)

  const password = await test.step('open it by keyboard, with permissions of its own', async () => {
    await page.getByRole('link', { name: '开通子频道' }).click()
    await page.getByLabel('频道名称').fill('西丽培训点')
    await page.getByLabel('简称').fill('西丽')
    await page.getByLabel('管理员账号').fill(number)
    await page.getByRole('checkbox', { name: '发布通知' }).press('Space')
    await page.getByLabel('管理员账号').press('Enter')
    const dialog = page.getByRole('dialog', { name: '初始密码' })
    const shown = (await dialog.locator('code').textContent()) ?? ''
    await dialog.getByRole('button', { name: '已交给使用人' }).click()
    await expect(row(page)).toContainText(number)
    await expect(page).toHaveURL(/tab=subChannels/)
    return shown
  })

  const other = await (await browser.newContext()).newPage()
  await test.step('its administrator logs in, and has to choose a password', async () => {
    await other.goto(address())
    await other.getByLabel('账号').fill(number)
    await other.getByLabel('密码', { exact: true }).fill(password)
    await other.keyboard.press('Enter')
    await other.getByLabel(/^新密码/).fill('xili_2026')
    await other.getByLabel(/^再次输入新密码/).fill('xili_2026')
    await other.keyboard.press('Enter')
    const menu = other.getByRole('navigation', { name: '主菜单' })
    await expect(menu.getByRole('link', { name: '文件' })).toBeVisible()
    await expect(menu.getByRole('link', { name: '通知' })).toHaveCount(0)
  })

  await test.step('disabled, it is out', async () => {
    await row(page).getByRole('button', { name: '“西丽培训点”的更多操作' }).click()
    await page.getByRole('menuitem', { name: '停用' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: '停用' }).click()
    await expect(row(page)).toContainText('已停用')
    await other.reload()
    await expect(other.getByLabel('密码', { exact: true })).toBeVisible()
    await other.context().close()
  })
})
