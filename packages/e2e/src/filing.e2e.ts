import { type Browser, expect, type Page, test } from '@playwright/test'
import { fitsPhones, phoneIn } from './phone.ts'
import { address, api, demoAccount, logIn } from './product.ts'
import { smsTo } from './sms.ts'

const mark = Date.now().toString(36)

/** A phone that has bound a card of a new company of the demo chamber, whose administrator is logged in on `page`. */
async function boundPhone(
  page: Page,
  browser: Browser,
  locale: string,
  { company, phone }: Record<'company' | 'phone', string>,
) {
  const { id: companyId } = (await api(page, 'POST', '/api/v1/companies', {
    name: company,
    industry: '教育',
    industryTags: ['教育'],
  })) as { id: string }
  const { id } = (await api(page, 'POST', `/api/v1/companies/${companyId}/employees`, {
    name: '欧阳娜',
    position: '经理',
    phone,
    avatar: '',
  })) as { id: string }
  const { url } = (await api(page, 'POST', `/api/v1/employees/${id}/binding-link`)) as { url: string }
  const own = await phoneIn(browser, locale)
  await own.goto(url)
  const say = binding[locale as keyof typeof binding]
  await own.getByLabel(say.phone).fill(phone)
  await own.getByRole('button', { name: say.send }).click()
  await expect(own.getByRole('button', { name: /\d+/ })).toBeVisible()
  await own.getByLabel(say.code, { exact: false }).fill(/\d{6}/.exec(await smsTo(browser, phone))?.[0] ?? '')
  await own.getByRole('button', { name: say.bind, exact: true }).click()
  await expect(own.getByText(say.card, { exact: true })).toBeVisible()
  return { own, companyId, id }
}

const binding = {
  'zh-CN': { phone: '手机号', send: '获取验证码', code: '验证码', bind: '绑定', card: '我的名片' },
  'en-US': { phone: 'Mobile number', send: 'Get a code', code: 'Code', bind: 'Bind', card: 'My card' },
} as const
const words = {
  'zh-CN': {
    file: '发布资源',
    name: '名称',
    content: '内容',
    send: '提交',
    required: '不能为空，请填写。',
    waits: '等待商会审核',
    waiting: '待审核',
    refused: '未通过审核',
    says: '商会的说明：请写明条件',
    change: '修改',
    onShelf: '在架',
    withdraw: '撤回',
    yes: '确定撤回',
    withdrawn: '已撤回',
    ended: '这台手机没有登录这个页面',
  },
  'en-US': {
    file: 'File a resource',
    name: 'Name',
    content: 'Content',
    send: 'Send',
    required: 'Cannot be empty. Fill it in.',
    waits: 'waits for approval',
    waiting: 'Waiting for approval',
    refused: 'Refused',
    says: 'The chamber says: 请写明条件',
    change: 'Change',
    onShelf: 'On shelf',
    withdraw: 'Withdraw',
    yes: 'Withdraw it',
    withdrawn: 'is withdrawn',
    ended: 'This phone is not logged in to this page',
  },
} as const

for (const [locale, phone] of [
  ['zh-CN', '13811140001'],
  ['en-US', '13811140002'],
] as const)
  test(`an employee files a resource by phone, which the chamber refuses, then approves; unbound they cannot, ${locale}`, async ({
    page,
    browser,
  }) => {
    const say = words[locale]
    const name = `算力${mark}${locale.slice(0, 2)}`
    await logIn(page, demoAccount('chamber-admin'))
    const { own, companyId, id } = await boundPhone(page, browser, locale, {
      company: `发布企业${mark}${locale}`,
      phone,
    })
    const send = async (content: string) => {
      await own.getByLabel(say.content).fill(content)
      await own.getByRole('button', { name: say.send, exact: true }).click()
    }
    const waiting = async () => {
      await page.goto(address('#/resourceManagement?offReason=waiting'))
      await page.reload()
      await expect(page.getByRole('link', { name, exact: true })).toBeVisible()
    }

    await test.step('file it', async () => {
      await own.getByRole('button', { name: say.file }).press('Enter')
      await fitsPhones(own)
      await send('')
      await expect(own.getByText(say.required)).toHaveCount(2)
      await own.getByLabel(say.name).fill(name)
      await send('一千卡，按月')
      await expect(own.getByText(say.waits)).toBeVisible()
      await expect(own.getByText(say.waiting, { exact: true })).toBeVisible()
      await fitsPhones(own)
    })

    await test.step('the chamber sees who filed it, and refuses it with a reason', async () => {
      await waiting()
      await expect(page.getByRole('row').filter({ hasText: name })).toContainText('欧阳娜')
      await page.getByRole('button', { name: `拒绝 ${name}` }).click()
      const dialog = page.getByRole('dialog')
      await expect(dialog.getByText('一千卡，按月')).toBeVisible()
      await dialog.getByLabel('拒绝原因').fill('请写明条件')
      await dialog.getByRole('button', { name: '拒绝', exact: true }).click()
      await expect(page.getByText(`已拒绝“${name}”`)).toBeVisible()
    })

    await test.step('the employee reads why, and files it again', async () => {
      await own.reload()
      await expect(own.getByText(say.refused, { exact: true })).toBeVisible()
      await expect(own.getByText(say.says)).toBeVisible()
      await own.getByRole('button', { name: new RegExp(`^${say.change}.*${name}`) }).click()
      await send('一千卡，按月，先试用')
      await expect(own.getByText(say.waits)).toBeVisible()
    })

    await test.step('approved, it stands on its public page', async () => {
      await waiting()
      await page.getByRole('button', { name: `通过并上架 ${name}` }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: '通过并上架' }).click()
      await expect(page.getByText(`“${name}”已上架`)).toBeVisible()
      const { items } = (await api(page, 'GET', `/api/v1/resources?companyId=${companyId}`)) as {
        items: { id: string }[]
      }
      const path = `/api/v1/resources/${items[0]?.id ?? ''}/public-link`
      const { url } = (await api(page, 'POST', path)) as { url: string }
      const stranger = await phoneIn(browser, locale)
      await stranger.goto(url)
      await expect(stranger.getByRole('heading', { name })).toBeVisible()
      await expect(stranger.getByText('先试用')).toBeVisible()
      await stranger.context().close()
      await own.reload()
      await expect(own.getByText(say.onShelf, { exact: true })).toBeVisible()
    })

    await test.step('withdrawn, it is gone', async () => {
      await own.getByRole('button', { name: new RegExp(`^${say.withdraw}.*${name}`) }).click()
      await fitsPhones(own)
      await own.getByRole('button', { name: say.yes }).click()
      await expect(own.getByText(say.withdrawn)).toBeVisible()
      await expect(own.getByText(name, { exact: true })).toHaveCount(0)
    })

    await test.step('unbound, nothing is filed from the page that is open', async () => {
      await own.getByRole('button', { name: say.file }).click()
      await own.getByLabel(say.name).fill(name)
      await api(page, 'POST', `/api/v1/employees/${id}/unbind`)
      await send('再来一次')
      await expect(own.getByText(say.ended)).toBeVisible()
      // What was typed is still there.
      await expect(own.getByLabel(say.name)).toHaveValue(name)
      await own.context().close()
    })
  })
