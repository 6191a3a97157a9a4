import { expect, test } from '@playwright/test'
import { address, api, demoAccount, keepers, logIn, logInByKeyboard } from './product.ts'

interface Items {
  readonly items: readonly { readonly id: string; readonly name: string }[]
}

test('a notice is published to one group of sub-channels and read there, and nowhere else', async ({
  page,
  browser,
}) => {
  await logIn(page, demoAccount('channel-admin'))
  const other = { accountNumber: '755902', password: 'abc123' }
  await api(page, 'POST', '/api/v1/sub-channels', {
    name: '龙华培训中心',
    abbreviation: '龙华',
    adminPhone: '',
    logo: '',
    templateId: '',
    remark: '',
    ...other,
  })
  const { items } = (await api(page, 'GET', '/api/v1/sub-channels')) as Items
  const member = items.find(({ name }) => name === '南山培训中心')
  await api(page, 'POST', '/api/v1/channel-groups', { name: '南山片区', channelIds: [member?.id] })

  await test.step('write it for one group, and publish it', async () => {
    await page.goto(address('#/eusnoticeList'))
    await page.getByRole('link', { name: '新建通知' }).first().click()
    await page.getByRole('textbox', { name: '标题' }).fill('年会报名')
    await page.getByRole('textbox', { name: '正文' }).fill('请于周五前报名')
    await page.getByRole('checkbox', { name: '南山片区' }).press('Space')
    await page.getByRole('button', { name: '保存', exact: true }).click()
    await expect(page).toHaveURL(/eusnoticedetail/)
    await expect(page.getByText('还没有人看过')).toBeVisible()
    await page.getByRole('button', { name: '发布', exact: true }).click()
    await expect(page.getByText('显示中')).toBeVisible()
  })

  const visit = async () => (await browser.newContext({ locale: 'zh-CN', timezoneId: 'Asia/Shanghai' })).newPage()

  await test.step('a sub-channel of the group is told, and reads it', async () => {
    const sub = await visit()
    await logInByKeyboard(sub, demoAccount('channel-admin', 1))
    await sub.getByRole('button', { name: '收到的通知，1 条未读' }).click()
    await sub.getByRole('button', { name: /年会报名/ }).click()
    await expect(sub.getByText('请于周五前报名')).toBeVisible()
    await expect(sub.getByText('未读')).toHaveCount(0)
    await sub.context().close()
  })

  await test.step('another sub-channel is not', async () => {
    const sub = await visit()
    await sub.goto(address())
    await sub.getByLabel('账号').fill(other.accountNumber)
    await sub.getByLabel('密码', { exact: true }).fill(other.password)
    await sub.keyboard.press('Enter')
    await sub.getByLabel(/^新密码/).fill('abc1234')
    await sub.getByLabel(/^再次输入新密码/).fill('abc1234')
    await sub.keyboard.press('Enter')
    await sub.getByRole('button', { name: '收到的通知' }).click()
    await expect(sub.getByText('现在没有通知')).toBeVisible()
    await sub.context().close()
  })

  await test.step('its author sees who has read it, and withdraws it', async () => {
    await page.reload()
    await expect(page.getByRole('row').filter({ hasText: '南山培训中心' })).toBeVisible()
    await page.getByRole('button', { name: '撤回' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: '撤回' }).click()
    await expect(page.getByText('已撤回').first()).toBeVisible()
  })
})

for (const { who, account, variant } of keepers.slice(1))
  test(`a notice of ${who} is published and read by its own people`, async ({ page }) => {
    await logIn(page, account())
    await page.goto(address(`#/eusnewNotice${variant}`))
    await page.getByRole('textbox', { name: '标题' }).fill('会员日安排')
    await page.getByRole('textbox', { name: '正文' }).fill('周六上午九点')
    await expect(page.getByText('对频道组开放')).toHaveCount(0)
    await page.getByRole('button', { name: '保存', exact: true }).click()
    await page.getByRole('button', { name: '发布', exact: true }).click()
    await expect(page.getByText('显示中')).toBeVisible()
    await page.reload()
    await page.getByRole('button', { name: /^收到的通知，\d 条未读/ }).click()
    await page.getByRole('button', { name: /会员日安排/ }).click()
    await expect(page.getByText('周六上午九点')).toHaveCount(2)
  })
