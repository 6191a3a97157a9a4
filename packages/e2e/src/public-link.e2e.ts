import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { faultsOf } from './accessibility.ts'
import { openChannel } from './own-channel.ts'
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
    await page.getByRole('button', { name: '停用' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: '停用', exact: true }).click()
    await expect(page.getByRole('button', { name: '开通' })).toBeVisible()
    const phone = await (await browser.newContext({ locale: 'zh-CN' })).newPage()
    expect((await phone.goto(link))?.status()).toBe(404)
    await expect(phone.getByRole('heading', { name: '页面不存在或已结束' })).toBeVisible()
    expect(await faultsOf(phone)).toEqual([])
    await phone.context().close()
  })
})

/** A notice with a public link, in a channel of its own. */
async function openLink(page: Page, title: string) {
  await openChannel(page, `7${String(Date.now()).slice(-7)}`)
  const now = Date.now()
  const { id } = (await api(page, 'POST', '/api/v1/notices', {
    title,
    body: '全文',
    startAt: new Date(now - day).toISOString(),
    endAt: new Date(now + day).toISOString(),
    durationDays: 2,
    publisher: '办公室',
  })) as { id: string }
  const { url } = (await api(page, 'POST', `/api/v1/notices/${id}/public-link`)) as { url: string }
  return { id, url }
}

test('every open link is found in one list, and is turned off there', async ({ page }) => {
  const { id, url } = await openLink(page, '放假安排')
  await page.goto(address('#/publicLinks'))
  const row = page.getByRole('row', { name: /放假安排/ })
  await expect(row.getByRole('link', { name: /\/p\// })).toHaveAttribute('href', url)
  await expect(row.getByRole('link', { name: '放假安排' })).toHaveAttribute('href', new RegExp(id))
  expect(await faultsOf(page)).toEqual([])
  await row.getByRole('button', { name: '管理链接 放假安排' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: '放假安排' })
  await dialog.getByRole('button', { name: '停用', exact: true }).press('Enter')
  const question = page.getByRole('alertdialog')
  await question.getByRole('button', { name: '停用', exact: true }).press('Enter')
  await expect(question).toBeHidden()
  await expect(dialog.getByText('未开通')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByText('还没有公开链接')).toBeVisible()
  expect((await page.request.get(url)).status()).toBe(404)
})

test('the code of a link is saved as a picture and as vectors', async ({ page }) => {
  const { id } = await openLink(page, '值班安排')
  await page.goto(address(`#/eusnoticedetail/${id}`))
  for (const [button, ending, begins] of [
    ['保存 PNG', 'png', '\u0089PNG'],
    ['保存 SVG', 'svg', '<svg'],
  ] as const) {
    const saving = page.waitForEvent('download')
    await page.getByRole('button', { name: button }).press('Enter')
    const saved = await saving
    expect(saved.suggestedFilename()).toBe(`公开链接.${ending}`)
    expect((await readFile(await saved.path())).toString('latin1')).toMatch(new RegExp(`^${begins}`))
  }
})
