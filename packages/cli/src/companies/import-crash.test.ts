import { afterAll, beforeAll, expect, test } from 'vitest'
import { tokenAt } from '../../test/global-setup.ts'
import { companiesCsv, companiesNamed, loggedIn, unique } from '../../test/icss.ts'
import { heldRow, heldRows, holdImport } from '../../test/held-import.ts'
import { inTheMiddle } from '../../test/run-progress.ts'
import { type ServerProcess, startServer } from '../../test/server-process.ts'

let server: ServerProcess
let token: string

beforeAll(async () => {
  server = await startServer()
  const { accountNumber, password } = server.passwords['chamber-admin'] ?? { accountNumber: '', password: '' }
  token = await tokenAt(server.url, accountNumber, password)
})
afterAll(() => server.stop())

const rows = 30_000
const hold = (mark: string) => holdImport({ ...server, token }, `${mark}${heldRow}有限公司`)

test('the server killed in the middle and started again: the same command goes on to the end, nothing is doubled', async () => {
  const one = await loggedIn('zh', { url: server.url, token })
  const mark = unique()
  const child = one.start('members', 'import', await one.file('服务器.csv', companiesCsv(mark, rows)))
  await inTheMiddle({ url: server.url, token }, '服务器.csv')
  await server.kill()
  await expect.poll(child.saidSoFar).toContain('与服务器的连接断开，正在重试')
  server = await startServer(server)
  const result = await child.result
  expect(result.stderr).toContain('与服务器的连接断开，正在重试')
  expect(result.stderr).toContain('连接已恢复')
  expect(result.stdout).toContain('共 30,000 行：新增 30,000，更新 0，已存在而跳过 0，未通过 0')
  expect(result.code).toBe(0)
  expect(await companiesNamed(one, mark)).toBe(rows)
})

test('the CLI killed in the middle: the same command again joins the run, nothing is doubled', async () => {
  const one = await loggedIn('zh', { url: server.url, token })
  const mark = unique()
  const letGo = await hold(mark)
  const file = await one.file('终端.csv', companiesCsv(mark, heldRows))
  const child = one.start('members', 'import', file)
  const id = await inTheMiddle({ url: server.url, token }, '终端.csv')
  child.kill('SIGKILL')
  await child.result
  const again = one.start('members', 'import', file, '--json')
  // What the first batch brought, which the other command began.
  await expect.poll(again.saidSoFar).toContain('通过 500')
  await letGo()
  const result = await again.result
  expect(result.stderr).toContain('已接上那次导入')
  const { operation } = JSON.parse(result.stdout)
  expect(operation).toMatchObject({ id, status: 'done', created: heldRows, skipped: 0, bad: 0 })
  expect(await companiesNamed(one, mark)).toBe(heldRows)
})

test('a login that ends in the middle: exit 3, the run goes on, and can be watched after logging in again', async () => {
  const { accountNumber, password } = server.passwords['chamber-admin'] ?? { accountNumber: '', password: '' }
  const brief = await tokenAt(server.url, accountNumber, password)
  const one = await loggedIn('en', { url: server.url, token: brief })
  const other = await loggedIn('en', { url: server.url, token })
  const mark = unique()
  const letGo = await hold(mark)
  const child = one.start('members', 'import', await one.file('login.csv', companiesCsv(mark, heldRows)))
  const id = await inTheMiddle({ url: server.url, token }, 'login.csv')
  await fetch(`${server.url}/api/v1/session`, { method: 'DELETE', headers: { authorization: `Bearer ${brief}` } })
  const result = await child.result
  expect(result.code).toBe(3)
  expect(result.stderr).toContain(`icss operations watch ${id}`)
  expect(result.stderr).toContain('Error: Not logged in\nLog in with icss auth login, then try again.')
  await letGo()
  const watched = await other.icss('operations', 'watch', id)
  expect(watched.code).toBe(0)
  expect(watched.stdout).toContain('6,000 rows: 6,000 created')
})

test('Ctrl-C leaves the run to the server and says how to watch and cancel it; cancelled, it keeps what was written', async () => {
  const one = await loggedIn('zh', { url: server.url, token })
  const mark = unique()
  const letGo = await hold(mark)
  const child = one.start('members', 'import', await one.file('中断.csv', companiesCsv(mark, heldRows)))
  const id = await inTheMiddle({ url: server.url, token }, '中断.csv')
  child.kill('SIGINT')
  const result = await child.result
  expect(result.code).toBe(130)
  expect(result.stderr).toContain(`查看进度：icss operations watch ${id}`)
  const cancelled = await one.icss('operations', 'cancel', id)
  expect(cancelled.stdout).toContain('已要求取消“中断.csv”')
  await letGo()
  const watched = await one.icss('operations', 'watch', id)
  expect(watched.code).toBe(1)
  expect(watched.stdout).toContain('已取消：中断.csv；已写入的数据保留')
  expect(await companiesNamed(one, mark)).toBeLessThan(heldRows)
  const over = await one.icss('operations', 'cancel', id)
  expect(over).toMatchObject({ code: 1, stderr: '错误：任务已结束\n无需取消。\n' })
})
