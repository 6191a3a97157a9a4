import { type Browser, expect, type Page, test } from '@playwright/test'
import { letTimePass } from './database.ts'
import { fitsPhones, phoneIn } from './phone.ts'
import { picture } from './pictures.ts'
import { address, api, demoAccount, logIn } from './product.ts'
import { startSecondServer } from './second-server.ts'

/** The code that the product last sent to a phone; demo data keeps codes where the provider reads them. */
async function codeFor(browser: Browser, phone: string): Promise<string> {
  const office = await (await browser.newContext()).newPage()
  await logIn(office, demoAccount('provider'))
  const { items } = (await api(office, 'GET', '/api/v1/platform/deliveries?pageSize=50')) as {
    items: { target: string; content: string }[]
  }
  await office.context().close()
  return /\d{6}/.exec(items.find(({ target }) => target === phone)?.content ?? '')?.[0] ?? ''
}

/** A card of a company of the demo chamber, whose administrator is logged in on `page`. */
async function cardOf(page: Page, name: string, phone: string) {
  const { items } = (await api(page, 'GET', '/api/v1/companies?pageSize=10')) as { items: { id: string }[] }
  const companyId = items[0]?.id ?? ''
  const { id } = (await api(page, 'POST', `/api/v1/companies/${companyId}/employees`, {
    name,
    position: '经理',
    phone,
    avatar: '',
  })) as { id: string }
  return { companyId, id }
}

const avatarOf = async (page: Page, id: string) =>
  ((await api(page, 'GET', `/api/v1/employees/${id}`)) as { avatar: string }).avatar

/** Makes the link that binds a card, with the buttons of the list. */
async function issue(page: Page, companyId: string, name: string): Promise<string> {
  await page.goto(address(`#/employeeList/${companyId}`))
  await page.getByRole('button', { name: `“${name}”的绑定与手机登录` }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: /生成绑定链接|换手机绑定/ }).click()
  await expect(dialog.getByRole('img', { name: '绑定名片的二维码' })).toBeVisible()
  return (await dialog.getByRole('link', { name: /\/p\// }).getAttribute('href')) ?? ''
}

const words = {
  'zh-CN': {
    title: '绑定员工名片',
    phone: '手机号',
    send: '获取验证码',
    code: '验证码',
    bind: '绑定',
    card: '我的名片',
    edit: '编辑名片',
    picture: '更换头像',
    choose: '选择图片',
    area: /^头像裁剪区域/,
    zoom: '缩放',
    unreadable: '无法读取这张图片，请换一张 jpg 或 png。',
    noNetwork: /没有网络，图片没有保存/,
    use: '使用这张图片',
    remove: '移除头像',
    removed: '头像已移除',
    retry: '重试',
    cancel: '取消',
    coming: '正在打开…',
    name: '姓名',
    position: '职务',
    seenBy: '谁能看到手机号',
    everybody: '所有人',
    save: '保存',
    saved: '已保存',
    renewal: '重新登录我的名片',
    renew: '登录',
    ended: '这台手机没有登录这个页面',
  },
  'en-US': {
    title: 'Bind your employee card',
    phone: 'Mobile number',
    send: 'Get a code',
    code: 'Code',
    bind: 'Bind',
    card: 'My card',
    edit: 'Edit card',
    picture: 'Change picture',
    choose: 'Choose a picture',
    area: /^Crop area/,
    zoom: 'Zoom',
    unreadable: 'This picture cannot be read. Choose another jpg or png.',
    noNetwork: /no network, and the picture is not saved/,
    use: 'Use this picture',
    remove: 'Remove picture',
    removed: 'The picture is removed',
    retry: 'Try again',
    cancel: 'Cancel',
    coming: 'Opening…',
    name: 'Name',
    position: 'Position',
    seenBy: 'Who sees the mobile number',
    everybody: 'Everybody',
    save: 'Save',
    saved: 'Saved',
    renewal: 'Log in to your card again',
    renew: 'Log in',
    ended: 'This phone is not logged in to this page',
  },
} as const

for (const [locale, name, phone] of [
  ['zh-CN', '王绑定', '13811110001'],
  ['en-US', '李绑定', '13811110002'],
] as const)
  test(`an employee binds their card by a code, edits it, and is out once unbound, ${locale}`, async ({
    page,
    browser,
  }) => {
    const say = words[locale]
    await logIn(page, demoAccount('chamber-admin'))
    const { companyId, id } = await cardOf(page, name, phone)
    const link = await issue(page, companyId, name)
    const own = await phoneIn(browser, locale)

    await test.step('bind', async () => {
      await own.goto(link)
      await expect(own.getByRole('heading', { name: say.title })).toBeVisible()
      // The token is in no address that the phone keeps.
      await expect(own).toHaveURL(/\/p\/my\/[\w-]{8}$/)
      await fitsPhones(own)
      await own.getByLabel(say.phone).fill(phone)
      await own.getByRole('button', { name: say.send }).click()
      await expect(own.getByRole('button', { name: /\d+/ })).toBeVisible()
      await own.getByLabel(say.code, { exact: false }).fill(await codeFor(browser, phone))
      await own.getByRole('button', { name: say.bind, exact: true }).click()
      await expect(own.getByText(say.card, { exact: true })).toBeVisible()
      await expect(own.getByRole('heading', { name })).toBeVisible()
      await fitsPhones(own)
    })

    await test.step('edit', async () => {
      await own.context().setOffline(true)
      await own.getByRole('button', { name: say.edit }).click()
      // The form's code does not come: the page stays, leaves it, and asks for it again.
      const lost = own.getByRole('alert')
      await expect(lost).toBeVisible()
      await expect(own.getByRole('heading', { name })).toBeVisible()
      await fitsPhones(own)
      await lost.getByRole('button', { name: say.cancel }).click()
      await expect(lost).toHaveCount(0)
      await expect(own.getByRole('button', { name: say.edit })).toBeFocused()
      await own.context().setOffline(false)
      // All of it but what one file holds, which is waited for.
      const part = /\/PlainTextField-[^/]*\.js$/
      const { promise: isLost, resolve: lose } = Promise.withResolvers<void>()
      await own.route(part, async (route) => {
        await isLost
        await route.abort()
      })
      await own.getByRole('button', { name: say.edit }).click()
      await expect(own.getByText(say.coming, { exact: true })).toBeVisible()
      await fitsPhones(own)
      lose()
      const retry = lost.getByRole('button', { name: say.retry })
      await expect(retry).toBeVisible()
      await Promise.all([own.waitForEvent('requestfailed', (request) => part.test(request.url())), retry.click()])
      await expect(retry).not.toHaveAttribute('aria-disabled')
      await own.unroute(part)
      await retry.click()
      await expect(own.getByLabel(say.name, { exact: false }).first()).toBeFocused()
      await expect(own.getByRole('button', { name: say.save })).toBeVisible()
      await fitsPhones(own)
      await own.getByLabel(say.position, { exact: false }).first().fill('总监')
      await own.getByLabel(say.seenBy).selectOption({ label: say.everybody })
      await own.getByRole('button', { name: say.save }).click()
      await expect(own.getByText(say.saved, { exact: true })).toBeVisible()
      expect(await api(page, 'GET', `/api/v1/employees/${id}`)).toMatchObject({
        position: '总监',
        phoneSeenBy: 'everybody',
        bound: true,
      })
    })

    await test.step('change the picture', async () => {
      const opener = own.getByRole('button', { name: say.picture })
      await opener.focus()
      await own.keyboard.press('Enter')
      const choose = own.getByRole('button', { name: say.choose })
      await expect(choose).toBeFocused()
      await fitsPhones(own)
      const pick = async (file: { name: string; mimeType: string; buffer: Buffer }) => {
        const [chooser] = await Promise.all([own.waitForEvent('filechooser'), choose.press('Enter')])
        await chooser.setFiles(file)
      }
      await pick({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') })
      await expect(own.getByText(say.unreadable)).toBeVisible()
      await pick(await picture(own, 600, 800))
      const area = own.getByRole('group', { name: say.area })
      await expect(area).toBeFocused()
      await own.keyboard.press('+')
      await own.keyboard.press('ArrowLeft')
      await expect(own.getByRole('slider', { name: say.zoom })).toHaveValue('1.2')
      await fitsPhones(own)
      await own.context().setOffline(true)
      await own.getByRole('button', { name: say.use }).click()
      await expect(own.getByText(say.noNetwork)).toBeVisible()
      await own.context().setOffline(false)
      await own.getByRole('button', { name: say.use }).click()
      await expect(own.getByText(say.saved, { exact: true })).toBeVisible()
      await expect(opener).toBeFocused()
      const shown = own.getByRole('article').locator('img').first()
      await expect.poll(() => shown.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(242)
      expect(await avatarOf(page, id)).toMatch(/^\/objects\/.+\.png$/)
      await opener.click()
      await own.getByRole('button', { name: say.remove }).click()
      await expect(own.getByText(say.removed, { exact: true })).toBeVisible()
      expect(await avatarOf(page, id)).toBe('')
    })

    await test.step('log in again when its time is over', async () => {
      await letTimePass(
        `update public_sessions set expires_at = now() - interval '1 day' where kind = 'employee'`,
        `delete from sms_phones`,
      )
      await own.reload()
      await expect(own.getByRole('heading', { name: say.renewal })).toBeVisible()
      await expect(own.getByText(name)).toHaveCount(0)
      await fitsPhones(own)
      await own.getByLabel(say.phone).fill(phone)
      await own.getByRole('button', { name: say.send }).click()
      await expect(own.getByRole('button', { name: /\d+/ })).toBeVisible()
      await own.getByLabel(say.code, { exact: false }).fill(await codeFor(browser, phone))
      await own.getByRole('button', { name: say.renew, exact: true }).click()
      await expect(own.getByRole('heading', { name })).toBeVisible()
    })

    await test.step('its public page', async () => {
      const { url } = (await api(page, 'POST', `/api/v1/employees/${id}/public-link`)) as { url: string }
      const stranger = await phoneIn(browser, locale)
      await stranger.goto(url)
      await expect(stranger.getByRole('heading', { name })).toBeVisible()
      await expect(stranger.getByText(`138****${phone.slice(-4)}`)).toBeVisible()
      await fitsPhones(stranger)
      await stranger.getByRole('button').first().click()
      await expect(stranger.getByText(phone)).toBeVisible()
      const [download] = await Promise.all([
        stranger.waitForEvent('download'),
        stranger.getByRole('link', { name: /通讯录|contacts/ }).click(),
      ])
      expect(download.suggestedFilename()).toBe(`${name}.vcf`)
      expect(await stranger.context().cookies()).toEqual([])
      await stranger.context().close()
    })

    await test.step('unbind', async () => {
      await page.reload()
      await page.getByRole('button', { name: `“${name}”的绑定与手机登录` }).click()
      await page.getByRole('dialog').getByRole('button', { name: '解除绑定' }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: '解除绑定' }).click()
      await expect(page.getByRole('dialog').getByText('没有手机登录。')).toBeVisible()
      // From the page that is still open nothing can be done any more.
      await own.getByRole('button', { name: say.edit }).click()
      await own.getByRole('button', { name: say.save }).click()
      await expect(own.getByText(say.ended)).toBeVisible()
      await own.context().close()
    })
  })

test('without a gateway the link alone binds, once', async ({ page, browser }) => {
  const second = await startSecondServer({ ICSS_DEMO: '0' })
  try {
    await logIn(page, demoAccount('chamber-admin'))
    const { companyId } = await cardOf(page, '赵链接', '13811110003')
    const link = new URL(await issue(page, companyId, '赵链接'))
    const here = second.origin + link.pathname
    const own = await phoneIn(browser, 'zh-CN')
    await own.goto(here)
    await expect(own.getByRole('heading', { name: '绑定员工名片' })).toBeVisible()
    await expect(own.getByLabel('手机号')).toHaveCount(0)
    await fitsPhones(own)
    await own.getByRole('button', { name: '绑定', exact: true }).click()
    await expect(own.getByRole('heading', { name: '赵链接' })).toBeVisible()
    const late = await phoneIn(browser, 'zh-CN')
    expect((await late.goto(here))?.status()).toBe(404)
    await Promise.all([own.context().close(), late.context().close()])
  } finally {
    await second.stop()
  }
})
