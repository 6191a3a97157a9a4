import { afterAll, expect, test } from 'vitest'
import { copyNameOf, movedNameOf } from '@icss/core/files/file.ts'
import type { FileFormat } from '@icss/core/spreadsheets/table-endpoint.ts'
import { addFiles } from '../testing/add-files.ts'
import { gb18030 } from '../testing/gb18030.ts'
import { finished, rejectedFileOf, rejectedOf } from '../testing/import-file.ts'
import type { Person } from '../testing/people.ts'
import { codeOf } from '../testing/problem-of.ts'
import { startTestServer } from '../testing/test-server.ts'
import type { TestClient } from '../testing/test-client.ts'
import { tusClient } from '../testing/tus-client.ts'

const server = await startTestServer()
afterAll(() => server.stop())

const one = server.as('mainAdmin')
const other = server.as('otherMainAdmin')

type Query = Partial<Parameters<TestClient['files']['import']>[0]['query']>

async function importFiles(client: TestClient, content: string | Uint8Array, query: Query = {}) {
  const body = typeof content === 'string' ? Buffer.from(content) : content
  const { id } = await client.files.import({ query: { fileName: '文件.csv', ...query }, body }, { timeout: 0 })
  return finished(client, id)
}

const undo = async (client: TestClient, operationId: string) =>
  finished(client, (await client.operations.undo({ params: { operationId } })).id)

async function exported(client: TestClient, format: FileFormat, ids = false): Promise<Buffer> {
  const response = await client.files.export({ query: { format, ids: String(ids) } }, { timeout: 0 })
  return Buffer.from(await response.arrayBuffer())
}
const csvOf = async (client: TestClient, ids = false) =>
  (await exported(client, 'csv', ids)).toString().replace('\uFEFF', '').split('\r\n').slice(1, -1)

async function add(person: Person, name: string, { text = name, publisher = '办公室', groupId = '' } = {}) {
  const file = await tusClient(server, person).whole(Buffer.from(text), {
    slot: 'cloudFile',
    name: movedNameOf({ name, type: 'txt' }),
  })
  return server.as(person).files.create({ body: { name, groupId, publisher, file } })
}

/** Erases all files and groups of both disks. */
async function clear() {
  await server.database.pool.query('delete from files')
  await server.database.pool.query("delete from categories where kind = 'file'")
}

test.for(['csv', 'xlsx', 'jsonl'] as const)(
  'what is exported as %s, imported where the same contents were uploaded and exported again is the same, byte for byte',
  async (format) => {
    await clear()
    const names = ['=1+1', "'+x", '甲,"乙"', 'a/b.txt', '没有结尾', '年报.txt', '年报.txt', 'x'.repeat(55), '.隐藏']
    const { id: upper } = await one.fileGroups.create({ body: { name: '报告/年' } })
    const { id: lower } = await one.fileGroups.create({ body: { name: '二〇\\二六', parentId: upper } })
    const groups = ['', upper, lower]
    for (const [i, name] of names.entries()) {
      // Of the same name and size, and of different contents.
      const text = name === '年报.txt' ? `年报${i}` : name
      await add('mainAdmin', name, { text, publisher: `@人${i}`, groupId: groups[i % 3] ?? '' })
      await add('otherMainAdmin', copyNameOf(movedNameOf({ name, type: 'txt' }), i === 6 ? 2 : 1), { text })
    }
    // All at one time, so that the order follows from what is behind it.
    const rows = (await csvOf(one)).map((row) => row.replace(/[^,]*$/, '2026-01-01T08:00:00.5+08:00'))
    const head = '名称,文件组,发布人,类型,大小（字节）,时间\n'
    const timed = await importFiles(one, head + rows.join('\n'))
    expect(timed).toMatchObject({ kind: 'files.import', status: 'done', bad: 0, updated: names.length })

    const file = await exported(one, format)
    const run = await importFiles(other, file)
    expect(run).toMatchObject({ status: 'done', rows: names.length, updated: names.length, bad: 0 })
    expect((await exported(other, format)).equals(file)).toBe(true)
    expect(await importFiles(other, file)).toMatchObject({ updated: 0, skipped: names.length, bad: 0 })
    expect((await exported(other, format)).equals(file)).toBe(true)
    const plain = await csvOf(other)
    expect(plain[0]).toMatch(/^'[=']/)
    expect(plain.join('\n')).toContain(String.raw`报告\/年 / 二〇\\二六,'@人2,txt,`)

    expect(await undo(other, run.id)).toMatchObject({ status: 'done', updated: names.length, deleted: 2, bad: 0 })
    expect((await other.fileGroups.list()).items).toEqual([])
    expect((await csvOf(other)).map((row) => row.split(',').at(-4)).every((publisher) => publisher === '办公室')).toBe(
      true,
    )
  },
)

test('the exports of two disks are in the same order, in whatever order their files were uploaded', async () => {
  await clear()
  for (const [person, order] of [
    ['mainAdmin', [0, 1, 2, 3, 4]],
    ['otherMainAdmin', [3, 1, 4, 0, 2]],
  ] as const) {
    await addFiles(server.database, person, '同名', 5)
    const rows = order.map((i) => `同名.pdf,人${i},2026-01-01T00:00:00.00${i % 2}Z`)
    expect(await importFiles(server.as(person), `名称,发布人,时间\n${rows.join('\n')}\n`)).toMatchObject({ updated: 5 })
  }
  expect(await csvOf(other)).toEqual(await csvOf(one))
})

test('many are renamed by their ids; what the table has no column for stays', async () => {
  await clear()
  const { id: group } = await one.fileGroups.create({ body: { name: '组' } })
  await add('mainAdmin', '甲.txt', { groupId: group })
  await add('mainAdmin', '乙.txt')
  const rows = (await csvOf(one, true)).map((row) => row.split(','))
  const table = rows.map(([id, name]) => `${id?.toUpperCase()},新${name}`)
  expect(await importFiles(one, `编号,名称\n${table.join('\n')}\n`, { dryRun: 'true' })).toMatchObject({ updated: 2 })
  expect((await csvOf(one))[0]).toMatch(/^甲/)
  const run = await importFiles(one, `编号,名称\n${table.join('\n')}\n`)
  expect(run).toMatchObject({ updated: 2, bad: 0 })
  expect((await csvOf(one)).map((row) => row.split(',').slice(0, 3).join())).toEqual([
    '新甲.txt,组,办公室',
    '新乙.txt,,办公室',
  ])
  expect((await one.files.list({ query: { q: '新甲' } })).total).toBe(1)
  // Of another disk the ids say nothing, and there is nothing of that name.
  await add('otherMainAdmin', '甲.txt')
  const elsewhere = await importFiles(other, `编号,名称\n${table.join('\n')}\n`)
  expect(elsewhere).toMatchObject({ updated: 0, bad: 2 })
  expect((await csvOf(other))[0]).toMatch(/^甲\.txt,,办公室/)
  expect((await csvOf(one))[0]).toMatch(/^新甲/)
  // A deleted one is not on the disk.
  await one.files.delete({ params: { id: rows[0]?.[0] ?? '' } })
  expect(await importFiles(one, `编号,名称\n${rows[0]?.[0]},别名\n`)).toMatchObject({ bad: 1 })
  // Changed since by somebody else: left as it is.
  expect(await undo(one, run.id)).toMatchObject({ updated: 1, bad: 1 })
  expect((await csvOf(one)).map((row) => row.split(',')[0])).toEqual(['乙.txt'])
})

test('rows that mean no file, or whose values are bad, are told by line and column', async () => {
  await clear()
  const { id: upper } = await one.fileGroups.create({ body: { name: '上' } })
  await one.fileGroups.create({ body: { name: '下', parentId: upper } })
  await add('mainAdmin', '有.txt', { text: '1234' })
  const table = [
    '文件名,分组,发布者,扩展名,字节,发布时间',
    '没有.txt,,我,txt,4,2026-01-01T00:00:00Z',
    '有.txt,,我,txt,5,2026-01-01T00:00:00Z',
    '有.txt,,我,pdf,4,2026-01-01T00:00:00Z',
    '有.txt,,,txt,4,昨天',
    ',,我,txt,四,1969-01-01T00:00:00Z',
    '有.txt,下,我,txt,4,2026-01-01T00:00:00Z',
    '有.txt,上//下,我,txt,4,2026-01-01T00:00:00Z',
    '有.txt,名称超过十个字的文件组,我,txt,4,2026-01-01T00:00:00Z',
    '有.txt,1/2/3/4/5/6,我,txt,4,2026-01-01T00:00:00Z',
  ].join('\n')
  const run = await importFiles(one, gb18030(table))
  expect(run).toMatchObject({ updated: 0, bad: 9 })
  expect(await rejectedOf(one, run)).toEqual([
    { line: 2, column: '文件名', value: '没有.txt', code: 'file.unmatched' },
    { line: 3, column: '文件名', value: '有.txt', code: 'file.unmatched' },
    { line: 4, column: '文件名', value: '有.txt', code: 'file.unmatched' },
    { line: 5, column: '发布者', value: '', code: 'rule.required' },
    { line: 5, column: '发布时间', value: '昨天', code: 'rule.date_time' },
    { line: 6, column: '文件名', value: '', code: 'rule.required' },
    { line: 6, column: '字节', value: '四', code: 'rule.digits' },
    { line: 6, column: '发布时间', value: '1969-01-01T00:00:00Z', code: 'rule.date_time' },
    { line: 7, column: '分组', value: '下', code: 'category.elsewhere' },
    { line: 8, column: '分组', value: '上//下', code: 'category.path' },
    { line: 9, column: '分组', value: '名称超过十个字的文件组', code: 'rule.max_length' },
    { line: 10, column: '分组', value: '1/2/3/4/5/6', code: 'category.too_deep' },
  ])
  expect(await rejectedFileOf(one, run)).toContain('请先用 icss files upload 上传该文件')
  expect((await one.fileGroups.list()).items).toHaveLength(2)
  expect(await importFiles(one, table, { atomic: 'true' })).toMatchObject({ status: 'failed', updated: 0 })
  const utf16 = Buffer.from(`\uFEFFname,group\n有.txt,上/下\n`, 'utf16le')
  expect(await importFiles(one, utf16)).toMatchObject({ updated: 1, bad: 0 })
  expect((await csvOf(one))[0]).toMatch(/^有\.txt,上 \/ 下,/)
  // A group that is gone is not brought back by an undo.
  const moved = await importFiles(one, 'name,group\n有.txt,\n')
  await one.fileGroups.delete({ params: { id: upper } })
  const [left] = (await one.fileGroups.list()).items
  await one.fileGroups.delete({ params: { id: left?.id ?? '' } })
  expect(await undo(one, moved.id)).toMatchObject({ updated: 0, bad: 1 })
})

test('whoever may not upload files imports none, and undoes no import of them', async () => {
  await clear()
  await add('mainAdmin', '有.txt')
  const clerk = server.as('clerk')
  expect(await codeOf(clerk.files.import({ query: { fileName: 'a.csv' }, body: Buffer.from('名称\n有.txt\n') }))).toBe(
    'session.forbidden',
  )
  const run = await importFiles(one, '名称,发布人\n有.txt,别人\n')
  expect(await codeOf(clerk.operations.undo({ params: { operationId: run.id } }))).toBe('session.forbidden')
  expect(await undo(one, run.id)).toMatchObject({ updated: 1 })
})

test('over several batches each row means a file of its own, also when it is done again', async () => {
  await clear()
  const count = 10_000
  await addFiles(server.database, 'mainAdmin', '同名', count)
  const table = `名称,类型,大小（字节）,发布人,文件组\n${Array.from({ length: count }, (_, i) => `同名,pdf,7,第${i},组${i % 7}\n`).join('')}`
  expect(await importFiles(one, table, { dryRun: 'true' })).toMatchObject({ updated: count, skipped: 0, bad: 0 })
  const run = await importFiles(one, table)
  expect(run).toMatchObject({ rows: count, updated: count, skipped: 0, bad: 0 })
  const { rows } = await server.database.pool.query(
    'select count(distinct publisher)::int as publishers, count(distinct category_id)::int as groups from files',
  )
  expect(rows).toEqual([{ publishers: count, groups: 7 }])
  const shuffled = table.split('\n').slice(1, -1).toReversed()
  const again = await importFiles(
    one,
    `名称,类型,大小（字节）,发布人,文件组\n${shuffled.join('\n')}\n同名,pdf,7,多余,\n`,
  )
  expect(again).toMatchObject({ updated: 0, skipped: count, bad: 1 })
  expect(await csvOf(one)).toHaveLength(count)
  expect(await undo(one, run.id)).toMatchObject({ updated: count, deleted: 7, bad: 0 })
})
