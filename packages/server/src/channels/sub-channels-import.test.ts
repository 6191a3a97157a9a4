import { afterAll, expect, test } from 'vitest'
import { finished, rejectedOf } from '../testing/import-file.ts'
import { startTestServer } from '../testing/test-server.ts'
import type { TestClient } from '../testing/test-client.ts'

const server = await startTestServer({ initialPassword: 'first-Pass7x' })
afterAll(() => server.stop())

const main = server.as('mainAdmin')
const other = server.as('otherMainAdmin')

type Query = Partial<Parameters<TestClient['subChannels']['import']>[0]['query']>

async function importChannels(content: string, query: Query = {}) {
  const body = Buffer.from(`频道名称,简称,管理员账号,权限模板\n${content}`)
  const { id } = await main.subChannels.import({ query: { fileName: '子频道.csv', ...query }, body }, { timeout: 0 })
  return finished(main, id)
}
const undo = async (operationId: string) => finished(main, (await main.operations.undo({ params: { operationId } })).id)
const namesLike = async (q: string) =>
  (await main.subChannels.list({ query: { q, sort: 'name' } })).items.map(({ name }) => name)

test('sub-channels are opened from a table; an undo deletes those that nobody has used', async () => {
  const rows =
    '导入甲,甲,90001,\n导入乙,乙,90002,没有的\n导入丙,丙,755003,\n导入甲,甲,90003,\n导入丁,丁,90004,全部开放\n'
  expect(await importChannels(rows, { dryRun: 'true' } as never)).toMatchObject({ created: 2, skipped: 1, bad: 2 })
  expect(await namesLike('导入')).toEqual([])
  const run = await importChannels(rows)
  expect(run).toMatchObject({ kind: 'subChannels.import', status: 'done', created: 2, skipped: 1, bad: 2 })
  expect(await rejectedOf(main, run)).toEqual([
    { line: 3, column: '权限模板', value: '没有的', code: 'account.template_unknown' },
    { line: 4, column: '管理员账号', value: '755003', code: 'account.number_taken' },
  ])
  expect((await namesLike('导入')).toSorted()).toEqual(['导入丁', '导入甲'])
  expect(await importChannels('导入甲,甲,90009,\n', { onConflict: 'fail' })).toMatchObject({ created: 0, bad: 1 })

  // Somebody logs in to one of them and takes a password of their own.
  const login = await server.fetch('/adminLogin', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ accountNumber: '90001', password: 'first-Pass7x' }),
  })
  const cookies = login.headers.getSetCookie().map((cookie) => cookie.split(';')[0])
  const body = { currentPassword: 'first-Pass7x', newPassword: 'otherPass7x' }
  await server.as({ cookie: cookies.join('; ') }).sessions.changePassword({ body })
  const undone = await undo(run.id)
  expect(undone).toMatchObject({ status: 'done', deleted: 1, bad: 1 })
  expect(await namesLike('导入')).toEqual(['导入甲'])
  expect((await rejectedOf(main, undone))[0]?.code).toBe('operation.moved_since')
})

test('a main channel gets no more sub-channels than its quota', async () => {
  const { quota, total } = await main.subChannels.list({ query: {} })
  const rows = Array.from({ length: quota - total + 1 }, (_, i) => `满${i},满${i},91${String(i).padStart(3, '0')},\n`)
  const run = await importChannels(rows.join(''))
  expect(run).toMatchObject({ created: quota - total, bad: 1 })
  const { items } = await main.operations.rejected({ params: { operationId: run.id } })
  expect(items[0]).toMatchObject({ code: 'channel.sub_limit', params: { max: quota } })
  expect(await undo(run.id)).toMatchObject({ deleted: quota - total, bad: 0 })
})

async function exported(client: TestClient, format: 'csv' | 'xlsx' | 'jsonl'): Promise<Buffer> {
  const response = await client.subChannels.export({ query: { format } }, { timeout: 0 })
  return Buffer.from(await response.arrayBuffer())
}

async function importInto(client: TestClient, body: Buffer) {
  const { id } = await client.subChannels.import({ query: { fileName: 'x' }, body }, { timeout: 0 })
  return finished(client, id)
}

test.for(['csv', 'xlsx', 'jsonl'] as const)(
  'sub-channels exported as %s, opened in an empty main channel and exported again are the same, byte for byte',
  async (format) => {
    await server.database.pool.query('update channels set sub_channel_quota = 1000 where tier = 1')
    expect((await other.subChannels.list({ query: {} })).total).toBe(0)
    const odd = ['"=1+1"', '@SUM(A1)', '"甲,乙"', '"第""一"""', '-1', '𠮷明']
    const permissions = ['上传文件、首页 Logo', '无', '', 'Sign-in meetings', 'uploadCourse', '']
    const rows = odd.map(
      (name, i) =>
        `${name},甲${i},9500${i},1380013800${i},${i % 3 === 2 ? '全部开放' : ''},${permissions[i]},${i ? '是' : '否'},+备注\n`,
    )
    const header = '频道名称,简称,管理员账号,管理员手机,权限模板,逐项权限,启用,备注\n'
    const first = await importInto(main, Buffer.from(header + rows.join('')))
    expect(first).toMatchObject({ created: odd.length, bad: 0 })
    expect((await main.subChannels.list({ query: { status: 'disabled' } })).items).toMatchObject([{ name: '=1+1' }])
    const { items } = await main.permissions.show({ query: { q: '@SUM' } })
    expect(items).toMatchObject([{ source: 'single', flags: Array.from({ length: 12 }, () => false) }])

    // The demo's own sub-channel stays: its administrator's number is one account's over all channels.
    const whole = await exported(main, format)
    expect(await undo(first.id)).toMatchObject({ deleted: odd.length, bad: 0 })
    const second = await importInto(other, whole)
    expect(second.created).toBe(odd.length)
    const file = await exported(other, format)
    expect(
      await finished(other, (await other.operations.undo({ params: { operationId: second.id } })).id),
    ).toMatchObject({ deleted: odd.length, bad: 0 })
    const third = await importInto(other, file)
    expect(third).toMatchObject({ created: odd.length, bad: 0 })
    expect((await exported(other, format)).equals(file)).toBe(true)
    const text = (await exported(other, 'csv')).toString()
    expect(text).toContain("'=1+1,甲0,95000,13800138000,,上传文件、首页 Logo,否,'+备注")
    expect(text).toContain("'@SUM(A1),")
    await finished(other, (await other.operations.undo({ params: { operationId: third.id } })).id)
  },
)

test('permissions that there are not, or that nobody may give, are refused at their cell', async () => {
  const header = '频道名称,简称,管理员账号,逐项权限\n'
  const run = await importInto(main, Buffer.from(`${header}错甲,错,96001,飞行\n`))
  expect(await rejectedOf(main, run)).toMatchObject([
    { line: 2, column: '逐项权限', value: '飞行', code: 'rule.choice' },
  ])
})
