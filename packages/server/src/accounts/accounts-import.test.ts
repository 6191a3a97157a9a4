import { afterAll, expect, test } from 'vitest'
import { finished, rejectedOf } from '../testing/import-file.ts'
import { startTestServer } from '../testing/test-server.ts'
import type { TestClient } from '../testing/test-client.ts'

const server = await startTestServer({ initialPassword: undefined })
afterAll(() => server.stop())

const one = server.as('otherMainAdmin')
const other = server.as('chamberAdmin')

type Query = Partial<Parameters<TestClient['accounts']['import']>[0]['query']>
type Format = 'csv' | 'xlsx' | 'jsonl'

async function importAccounts(client: TestClient, content: string | Uint8Array, query: Query = {}) {
  const body = typeof content === 'string' ? Buffer.from(content) : content
  const { id } = await client.accounts.import({ query: { fileName: '账号.csv', ...query }, body }, { timeout: 0 })
  return finished(client, id)
}

const undo = async (client: TestClient, operationId: string) =>
  finished(client, (await client.operations.undo({ params: { operationId } })).id)

async function exported(client: TestClient, format: Format): Promise<Buffer> {
  const response = await client.accounts.export({ query: { format } }, { timeout: 0 })
  return Buffer.from(await response.arrayBuffer())
}

const header = '账号,姓名,手机号,权限模板,启用,备注'
const table = (...rows: string[]) => [header, ...rows].join('\n')

test.for(['csv', 'xlsx', 'jsonl'] as const)(
  'accounts exported as %s, imported into an empty channel and exported again are the same, byte for byte',
  async (format) => {
    const odd = ['"=1+1"', '@SUM(A1)', '"甲,乙"', '"第""一"""', '-1', '𠮷明']
    const rows = odd.map(
      (name, i) => `9000${i},${name},1380013800${i},${i % 2 ? '全部开放' : ''},${i ? '是' : '否'},+备注`,
    )
    const first = await importAccounts(one, [header, ...rows].join('\n'))
    expect(first).toMatchObject({ kind: 'accounts.import', status: 'done', created: odd.length, bad: 0 })
    const file = await exported(one, format)
    expect(await exported(other, 'jsonl')).toHaveLength(0)
    // A number is one account's over all channels.
    expect(await importAccounts(other, file)).toMatchObject({ created: 0, bad: odd.length })
    expect(await undo(one, first.id)).toMatchObject({ status: 'done', deleted: odd.length, bad: 0 })
    const second = await importAccounts(other, file)
    expect(second).toMatchObject({ created: odd.length, bad: 0 })
    expect((await exported(other, format)).equals(file)).toBe(true)
    expect((await exported(one, format)).equals(file)).toBe(false)
    expect(await undo(other, second.id)).toMatchObject({ deleted: odd.length, bad: 0 })
  },
)

test('cells that a spreadsheet would run are neutralised', async () => {
  const run = await importAccounts(one, table('90100,"=1+1",,,是,@x'))
  expect((await exported(one, 'csv')).toString()).toContain("90100,'=1+1,,,是,'@x\r\n")
  expect(await undo(one, run.id)).toMatchObject({ deleted: 1 })
})

const logIn = () =>
  server.database.pool.query(
    `insert into sessions (hash, id, kind, channel_id, account_id, expires_at)
     select 'of 80001', id, 'cookie', channel_id, id, now() + interval '1 hour' from accounts where number = '80001'`,
  )
const sessionsLeft = async () =>
  (await server.database.pool.query(`select from sessions where hash = 'of 80001'`)).rows.length

test('what is there is skipped, updated or refused; an undo gives back what has not moved since', async () => {
  const first = await importAccounts(
    one,
    table('80001,甲,,全部开放,是,', '80002,乙,,没有的模板,是,', '80x,丙,,,是,', '755003,丁,,,是,', '755005,戊,,,是,'),
  )
  expect(first).toMatchObject({ status: 'done', created: 1, skipped: 1, bad: 3 })
  expect(await rejectedOf(one, first)).toEqual([
    { line: 3, column: '权限模板', value: '没有的模板', code: 'account.template_unknown' },
    { line: 4, column: '账号', value: '80x', code: 'rule.digits' },
    { line: 5, column: '账号', value: '755003', code: 'account.number_taken' },
  ])
  await logIn()
  const changed = await importAccounts(one, '账号,姓名,备注\n80001,甲甲,新\n755005,管理员,\n', { onConflict: 'update' })
  expect(changed).toMatchObject({ updated: 1, bad: 1 })
  expect((await rejectedOf(one, changed))[0]?.code).toBe('account.of_admin')
  expect(await sessionsLeft()).toBe(1)
  const line = async () => (await exported(one, 'csv')).toString().split('\r\n')[1]
  expect(await line()).toBe('80001,甲甲,,全部开放,是,新')
  expect(await undo(one, changed.id)).toMatchObject({ updated: 1, bad: 0 })
  expect(await line()).toBe('80001,甲,,全部开放,是,')
  expect(await importAccounts(one, table('80001,甲,,,是,'), { onConflict: 'fail' })).toMatchObject({ bad: 1 })
  // Restored since the first import, so no longer as that left it.
  expect(await undo(one, first.id)).toMatchObject({ bad: 1, deleted: 0 })
  // Who is disabled is logged out; the session of before went on with other rights.
  expect(await sessionsLeft()).toBe(1)
  await importAccounts(one, table('80001,甲,,全部开放,否,'), { onConflict: 'update' })
  expect(await sessionsLeft()).toBe(0)
})

test('whoever imports accounts, or takes an import back, grants no more than they hold', async () => {
  const main = server.as('mainAdmin')
  const flags = Array.from({ length: 12 }, (_, id) => id === 0)
  const { id: templateId } = await main.permissionTemplates.create({ body: { name: '只管账号', flags } })
  const { account, initialPassword } = await main.accounts.create({
    body: { number: '70001', name: '助理', phone: '', templateId, remark: '' },
  })
  const asAssistant = async (password: string) => {
    const login = await server.fetch('/adminLogin', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ accountNumber: account.number, password }),
    })
    const cookies = login.headers.getSetCookie().map((cookie) => cookie.split(';')[0])
    return server.as({ cookie: cookies.join('; ') })
  }
  const [first, own] = [initialPassword ?? '', 'otherPass7x']
  await (await asAssistant(first)).sessions.changePassword({ body: { currentPassword: first, newPassword: own } })
  const assistant = await asAssistant(own)
  const run = await importAccounts(assistant, `${header}\n70002,越权,,全部开放,是,\n70003,同级,,只管账号,是,\n`)
  expect(run).toMatchObject({ created: 1, bad: 1 })
  const { items: refused } = await assistant.operations.rejected({ params: { operationId: run.id } })
  expect(refused[0]).toMatchObject({
    code: 'template.beyond_own',
    params: { flags: expect.stringContaining('homeLogo') },
  })
  const wide = await importAccounts(main, `${header}\n70003,同级,,全部开放,是,\n`, { onConflict: 'update' })
  expect(wide).toMatchObject({ updated: 1 })
  const narrow = await importAccounts(main, `${header}\n70003,同级,,只管账号,是,\n`, { onConflict: 'update' })
  const left = await undo(assistant, narrow.id)
  expect(left).toMatchObject({ updated: 0, bad: 1 })
  const { items: lost } = await assistant.operations.rejected({ params: { operationId: left.id } })
  expect(lost[0]).toMatchObject({
    code: 'template.beyond_own',
    params: { flags: expect.stringContaining('homeLogo') },
  })
})
