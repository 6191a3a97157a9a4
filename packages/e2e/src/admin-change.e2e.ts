import { expect, test } from '@playwright/test'
import { firstLogin, openChannel } from './own-channel.ts'
import { address, api, logIn, logInByKeyboard } from './product.ts'
import { smsTo } from './sms.ts'

test('the administrator hands over by the code to the other phone, and is led to the login', async ({
  page,
  browser,
}) => {
  const phone = '13811130001'
  const colleague = { name: '欧阳娜', phone, templateId: '' }
  const make = async (number: string) =>
    (await api(page, 'POST', '/api/v1/accounts', { ...colleague, number })) as { initialPassword: string }
  await openChannel(page, '755943')
  await make('755944')
  const { account } = await openChannel(page, '755941')
  const next = await firstLogin(page, '755942', (await make('755942')).initialPassword)

  await logIn(page, account)
  await page.goto(address('#/personalCenter?tab=accounts'))
  await page.getByRole('button', { name: '“欧阳娜”的更多操作' }).click()
  await page.getByRole('menuitem', { name: '设为管理员' }).click()
  const dialog = page.getByRole('dialog', { name: '更换管理员' })
  await expect(dialog.getByRole('combobox', { name: '新管理员' })).toHaveValue(`${phone} 欧阳娜`)
  await dialog.getByRole('button', { name: '获取验证码' }).click()
  await expect(dialog.getByRole('button', { name: /秒后可重发/ })).toBeVisible()
  const code = /\d{6}/.exec((await smsTo(browser, phone)).replace(/频道\d+/, ''))?.[0] ?? ''
  await dialog.getByLabel('对方手机收到的验证码').fill(code)
  await dialog.getByRole('textbox', { name: '当前密码' }).fill(account.password)
  await page.keyboard.press('Enter')
  const question = page.getByRole('alertdialog', { name: '该用户已绑定其他频道' })
  await question.getByRole('button', { name: '仍要更换' }).click()

  await expect(page.getByText('管理员已更换。您仍可用原账号登录')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: '登录' })).toBeVisible()
  await expect(page.getByText('管理员已更换')).toBeHidden()

  await logInByKeyboard(page, next)
  await page.goto(address('#/personalCenter?tab=accounts'))
  await expect(page.getByRole('row', { name: /欧阳娜/ })).toContainText('管理员')
})
