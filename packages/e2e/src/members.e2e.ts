import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { address, api, demoAccount, icss, logInByKeyboard } from './product.ts'

// The first character lies outside the basic plane.
const rareName = '𠮷鑫'

/** 10,000 companies in GB18030, as a chamber's old program would write them; every hundredth has no name. */
function writeMembers(file: string): void {
  const rows = Array.from({ length: 10_000 }, (_, i) =>
    [
      i % 100 === 99 ? '' : `深圳市${i === 5000 ? rareName : `龘${i}`}科技有限公司`,
      '制造业',
      '软件、制造',
      '王龘',
      '存续',
    ].join(','),
  )
  writeFileSync(`${file}.utf8`, ['企业名称,所属行业,标签,法人,经营状态', ...rows].join('\r\n'))
  writeFileSync(file, execFileSync('iconv', ['-f', 'UTF-8', '-t', 'GB18030', `${file}.utf8`], { maxBuffer: 1e8 }))
}

test('a chamber imports its members, finds one, changes it, exports them and leaves', async ({ page }) => {
  const chamber = demoAccount('chamber-admin')
  const home = mkdtempSync(join(tmpdir(), 'icss-home-'))
  const file = join(home, 'members.csv')
  writeMembers(file)

  await test.step('log in through the CLI and import a GB18030 file', async () => {
    const server = new URL(address()).origin
    const login = await icss(
      ['auth', 'login', '--server', server, '--account', chamber.accountNumber, '--password-stdin'],
      {
        input: `${chamber.password}\n`,
        home,
      },
    )
    expect(login.stderr + login.stdout).toContain(chamber.channel)
    expect(login.code).toBe(0)
    const run = await icss(['members', 'import', file, '--json'], { home })
    expect(run.code, run.stderr).toBe(4)
    expect(JSON.parse(run.stdout)).toMatchObject({ operation: { good: 9900, bad: 100, created: 9900 } })
  })

  await test.step('log in in the browser and find two characters of a name', async () => {
    await logInByKeyboard(page, chamber)
    await page.goto(address('#/businessManagement'))
    const { total } = (await api(page, 'GET', '/api/v1/companies')) as { total: number }
    expect(total).toBeGreaterThanOrEqual(9900)
    await expect(page.getByText(`${total.toLocaleString('en-US')} 家`, { exact: true })).toBeVisible()
    await page.getByRole('searchbox').first().fill(rareName)
    await expect(page.getByRole('row').filter({ hasText: '深圳市𠮷鑫科技有限公司' })).toBeVisible()
    await expect(page).toHaveURL(/q=/)
    await page.reload()
    await expect(page.getByRole('searchbox').first()).toHaveValue(rareName)
  })

  await test.step('change one, and see it in the list', async () => {
    await page.getByRole('link', { name: '编辑企业 深圳市𠮷鑫科技有限公司' }).click()
    const name = page.getByRole('textbox', { name: '企业名称' })
    await name.fill('')
    await page.getByRole('button', { name: '保存', exact: true }).click()
    await expect(page.getByRole('alert').filter({ hasText: '企业名称' })).toBeVisible()
    await name.fill('深圳市龘七科技有限公司')
    await page.getByRole('button', { name: '保存', exact: true }).click()
    await expect(page).toHaveURL(/businessManagement/)
    await page.getByRole('searchbox').first().fill('龘七')
    await expect(page.getByRole('link', { name: '深圳市龘七科技有限公司', exact: true })).toBeVisible()
  })

  await test.step('export what was found', async () => {
    await page.getByRole('button', { name: '导出' }).click()
    await expect(page.getByText(/请选 XLSX：.*长号码的末几位和开头的 0 会丢/)).toBeVisible()
    const [table] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: 'XLSX（Excel、WPS）' }).click(),
    ])
    expect(table.suggestedFilename()).toBe('企业管理.xlsx')
    await page.getByRole('button', { name: '导出' }).click()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: 'CSV（给程序）' }).click(),
    ])
    const text = readFileSync(await download.path(), 'utf8')
    expect(text.startsWith('\u{FEFF}企业名称,')).toBe(true)
    expect(text).toContain('深圳市龘七科技有限公司')
    expect(text.trim().split('\r\n')).toHaveLength(2)
  })

  await test.step('log out', async () => {
    await page.getByRole('button', { name: '退出' }).click()
    await expect(page.getByLabel('账号')).toBeVisible()
    await page.goto(address('#/businessManagement'))
    await expect(page.getByLabel('账号')).toBeVisible()
  })
})
