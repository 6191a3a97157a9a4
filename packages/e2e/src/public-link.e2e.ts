import { expect, test } from '@playwright/test'
import { faultsOf } from './accessibility.ts'
import { widthBeyond } from './phone.ts'
import { address, api, demoAccount, logIn } from './product.ts'

const day = 86_400_000

test('a notice with a public link is read on phones without a login, until the link is turned off', async ({
  page,
  browser,
}) => {
  await logIn(page, demoAccount('channel-admin'))
  // Of one moment: a millisecond between two would make the window longer than its days.
  const now = Date.now()
  const { id } = (await api(page, 'POST', '/api/v1/notices', {
    title: '台风停课通知',
    body: {
      type: 'doc',
      content: [
        {
          type: 'paragraph',
          content: [
            { type: 'text', text: '明日' },
            { type: 'text', marks: [{ type: 'strong' }], text: '停课' },
            { type: 'text', text: '一天' },
          ],
        },
      ],
    },
    startAt: new Date(now - day).toISOString(),
    endAt: new Date(now + day).toISOString(),
    durationDays: 2,
    publisher: '办公室',
  })) as { id: string }
  await api(page, 'POST', `/api/v1/notices/${id}/status`, { status: 'published' })

  const link = await test.step('turn it on', async () => {
    await page.goto(address(`#/eusnoticedetail/${id}`))
    await page.getByRole('button', { name: '开通' }).press('Enter')
    await expect(page.getByRole('img', { name: '公开链接的二维码' })).toBeVisible()
    const shown = page.getByRole('link', { name: /\/p\// })
    return (await shown.getAttribute('href')) ?? ''
  })

  for (const [locale, title, other] of [
    ['zh-CN', '台风停课通知', 'English'],
    ['en-US', '台风停课通知', '中文'],
  ] as const)
    await test.step(`read it on a phone, ${locale}`, async () => {
      for (const [width, colorScheme] of [
        [360, 'light'],
        [320, 'dark'],
      ] as const) {
        const context = await browser.newContext({ locale, viewport: { width, height: 640 }, colorScheme })
        const phone = await context.newPage()
        const complaints: string[] = []
        phone.on('console', (message) => {
          if (message.type() === 'error') complaints.push(message.text())
        })
        const answer = await phone.goto(link)
        expect(answer?.headers()['content-security-policy']).toContain("default-src 'none'")
        await expect(phone.getByRole('heading', { name: title })).toBeVisible()
        await expect(phone.getByText('停课', { exact: true })).toBeVisible()
        expect(await phone.title()).toContain('台风停课通知')
        expect(await widthBeyond(phone)).toBe(0)
        expect(await faultsOf(phone)).toEqual([])
        await phone.getByRole('link', { name: other }).click()
        await expect(phone).toHaveURL(/lang=/)
        await expect(phone.getByRole('heading', { name: title })).toBeVisible()
        expect(await context.cookies()).toEqual([])
        expect(complaints).toEqual([])
        await context.close()
      }
    })

  await test.step('turn it off', async () => {
    await page.getByRole('button', { name: '关闭' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: '关闭', exact: true }).last().click()
    await expect(page.getByRole('button', { name: '开通' })).toBeVisible()
    const phone = await (await browser.newContext({ locale: 'zh-CN' })).newPage()
    expect((await phone.goto(link))?.status()).toBe(404)
    await expect(phone.getByRole('heading', { name: '页面不存在或已结束' })).toBeVisible()
    expect(await faultsOf(phone)).toEqual([])
    await phone.context().close()
  })
})
