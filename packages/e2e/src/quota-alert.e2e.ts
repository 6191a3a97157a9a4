import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { openChannel } from './own-channel.ts'
import { address, api, demoAccount, logIn } from './product.ts'
import { smsTo } from './sms.ts'

const quota = 100_000
const phone = '13811130009'

test('a channel that fills up is told once at 80 %, in the bell and by SMS', async ({ page, browser }) => {
  const { id, account } = await openChannel(page, '755951', { adminPhone: phone })
  const office = await (await browser.newContext()).newPage()
  await logIn(office, demoAccount('provider'))
  await api(office, 'PUT', `/api/v1/platform/channels/${id}/quotas`, { storageQuotaBytes: quota, subChannelQuota: 1 })
  await logIn(page, account)
  await page.goto(address('#/'))

  const home = mkdtempSync(join(tmpdir(), 'icss-quota-'))
  const choose = async (name: string, bytes: number) => {
    writeFileSync(join(home, name), Buffer.alloc(bytes, 7))
    await page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: '文件' }).click()
    await page.getByRole('link', { name: '上传文件' }).first().click()
    await page.locator('input[type=file]').setInputFiles(join(home, name))
  }
  const upload = async (name: string, bytes: number) => {
    await choose(name, bytes)
    await expect(page.getByText('已完成 1 个，共 1 个')).toBeVisible()
  }
  const told = async () => {
    const { items } = (await api(page, 'GET', '/api/v1/messages')) as { items: { kind: string }[] }
    return items.filter(({ kind }) => kind === 'quota.warned').length
  }

  await upload('一半.bin', 50_000)
  expect(await told()).toBe(0)
  await upload('课件.bin', 33_000)
  expect(await told()).toBe(1)
  await page.reload()
  await page.getByRole('button', { name: /消息，1 条未读/ }).click()
  await page.getByRole('dialog', { name: '消息' }).getByText('存储空间已用 83%，请清理文件或联系平台扩容').click()
  await expect(page.getByRole('tab', { name: '流量与存储', selected: true })).toBeVisible()
  // Whoever follows it has read it.
  await expect(page.getByRole('button', { name: '收到的通知', exact: true })).toBeVisible()
  await expect.poll(() => smsTo(browser, phone)).toContain('存储空间已用 83%')

  await test.step('neither more use nor a little less is told again', async () => {
    await upload('补充.bin', 5000)
    expect(await told()).toBe(1)
    await page.goto(address('#/personalCenter?tab=usage'))
    await expect(page.getByText(/已提醒 80%/)).toBeVisible()
  })

  await test.step('what is full refuses the next upload, and says so', async () => {
    await choose('太大.bin', 20_000)
    await expect(page.getByText(/空间不足|存储空间/).first()).toBeVisible()
    expect(await told()).toBe(1)
  })
  await office.context().close()
})
