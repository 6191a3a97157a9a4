import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { address, api, demoAccount, icss, logInByKeyboard } from './product.ts'

const count = 22
const names = Array.from({ length: count }, (_, i) => `片区${String(i + 1).padStart(2, '0')}`)

interface Run {
  readonly id: string
  readonly kind: string
}

const screen = '#/personalCenter?tab=subChannelPermissions'

async function confirm(page: Page, button: string, typed?: string): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).click()
  const dialog = page.getByRole('alertdialog')
  if (typed !== undefined) {
    await expect(dialog.getByRole('button', { name: button })).toBeDisabled()
    await dialog.getByRole('textbox').fill(typed)
  }
  await dialog.getByRole('button', { name: button }).click()
}

test('permissions of sub-channels are planned, applied and undone, in the web and by the CLI alike', async ({
  page,
}) => {
  const main = demoAccount('channel-admin')
  const home = mkdtempSync(join(tmpdir(), 'icss-home-'))
  const run = async (...args: string[]) => {
    const { code, stdout, stderr } = await icss([...args, '--json'], { home })
    expect(code, stdout + stderr).toBe(0)
    return JSON.parse(stdout) as { operation: Run; items: Run[]; total: number }
  }
  await icss(
    ['auth', 'login', '--server', new URL(address()).origin, '--account', main.accountNumber, '--password-stdin'],
    {
      input: `${main.password}\n`,
      home,
    },
  )
  const file = join(home, 'channels.csv')
  writeFileSync(file, `频道名称,简称,管理员账号\n${names.map((name, i) => `${name},片${i},${77_000 + i}\n`).join('')}`)
  const { operation: opened } = await run('sub-channels', 'import', file)
  const runs = async () => (await run('operations', 'list')).items.filter(({ kind }) => kind === 'permissions.apply')

  await test.step('two are set one by one: the plan names what changes, and is applied', async () => {
    await logInByKeyboard(page, main)
    await page.getByRole('link', { name: '频道信息管理' }).click()
    await page.getByRole('tab', { name: '子频道权限' }).click()
    await page.getByRole('searchbox').fill('片区0')
    await page.getByRole('checkbox', { name: '片区01' }).press('Space')
    await page.getByRole('checkbox', { name: '片区02' }).press('Space')
    await page.getByRole('button', { name: '修改权限' }).click()
    await page.getByRole('radio', { name: /逐项设置/ }).press('Space')
    await page.getByRole('checkbox', { name: '全部子频道：发布通知' }).press('Space')
    await page.getByRole('button', { name: '预览改动' }).click()
    const row = page.getByRole('row').filter({ hasText: '片区02' })
    await expect(row).toContainText('发布通知')
    await confirm(page, '执行')
    await expect(page.getByRole('heading', { name: '已改动 2 个子频道' })).toBeVisible()
    expect(await runs()).toHaveLength(1)
    await page.getByRole('button', { name: '返回列表' }).click()
  })

  await test.step('closing all of them asks for their number', async () => {
    await page.getByRole('button', { name: '修改全部子频道' }).click()
    await page.getByRole('radio', { name: /关闭全部权限/ }).press('Space')
    await page.getByRole('button', { name: '预览改动' }).click()
    const heading = page.getByRole('heading', { name: /^将改动 \d+ 个子频道$/ })
    const planned = /\d+/.exec((await heading.textContent()) ?? '')?.[0] ?? ''
    expect(Number(planned)).toBeGreaterThan(count)
    await confirm(page, '执行', planned)
    await expect(page.getByRole('heading', { name: `已改动 ${planned} 个子频道` })).toBeVisible()
    const { stdout } = await icss(['permissions', 'show', '--search', '片区07', '--json'], { home })
    expect(JSON.parse(stdout)).toMatchObject({
      items: [{ name: '片区07', flags: Array.from({ length: 12 }, () => false) }],
    })
  })

  await test.step('one of them is changed again elsewhere; the undo restores the others and names it', async () => {
    await icss(['permissions', 'open-all', '--channel', '片区07', '--yes'], { home })
    await page.getByRole('button', { name: '撤销', exact: true }).click()
    const question = page.getByRole('alertdialog')
    await expect(question).toContainText('不动：之后改过1')
    const undo = question.getByRole('button', { name: /^撤销 \d+ 项改动$/ })
    await question.getByRole('textbox').fill(/\d+/.exec((await undo.textContent()) ?? '')?.[0] ?? '')
    await undo.click()
    await expect(page.getByRole('heading', { name: /^已恢复 \d+ 个子频道$/ })).toBeVisible()
    await expect(page.getByRole('row').filter({ hasText: '片区07' })).toContainText('之后又被修改过')
    await page.getByRole('link', { name: '查看批量任务' }).click()
    await expect(page.getByRole('heading', { name: /^撤销：/ })).toBeVisible()
  })

  await test.step('a plan of the CLI is looked at and applied in the web; the CLI then finds it applied', async () => {
    const plan = join(home, 'plan.json')
    await run('permissions', 'plan', '--close-all', '--channel', '片区11', '--channel', '片区12', '--save', plan)
    const before = await runs()
    await page.goto(address(screen))
    await page.locator('input[type=file]').setInputFiles(plan)
    await expect(page.getByRole('heading', { name: '将改动 2 个子频道' })).toBeVisible()
    await confirm(page, '执行')
    await expect(page.getByRole('heading', { name: '已改动 2 个子频道' })).toBeVisible()
    const { operation } = await run('permissions', 'apply', plan, '--yes')
    expect(operation.id).toBe((JSON.parse(readFileSync(plan, 'utf8')) as Run).id)
    expect(await runs()).toHaveLength(before.length + 1)
  })

  await test.step('a plan saved in the web is applied by the CLI; in the web it is stale then', async () => {
    await page.getByRole('button', { name: '返回列表' }).click()
    await page.getByRole('button', { name: '修改全部子频道' }).click()
    await page.getByRole('radio', { name: /开放全部权限/ }).press('Space')
    await page.getByRole('button', { name: '预览改动' }).click()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: '保存预览' }).click(),
    ])
    const saved = join(home, 'saved.json')
    await download.saveAs(saved)
    await run('permissions', 'open-all', '--channel', '片区11', '--yes')
    expect((await icss(['permissions', 'apply', saved, '--yes'], { home })).code).toBe(1)
    await confirm(page, '执行')
    await expect(page.getByRole('alert')).toContainText('未执行')
    await page.getByRole('button', { name: '重新预览' }).click()
    await expect(page.getByRole('button', { name: '执行' })).toBeEnabled()
    const [again] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: '保存预览' }).click(),
    ])
    await again.saveAs(saved)
    const applied = await run('permissions', 'apply', saved, '--yes')
    expect(applied.operation.kind).toBe('permissions.apply')
    await run('operations', 'undo', applied.operation.id, '--yes')
  })

  await test.step('leave as it was', async () => {
    await run('operations', 'undo', opened.id, '--yes')
    expect(await api(page, 'GET', '/api/v1/sub-channels?q=片区')).toMatchObject({ total: 0 })
  })
})
