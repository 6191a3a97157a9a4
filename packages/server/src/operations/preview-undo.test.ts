import { Client } from 'pg'
import { afterAll, expect, test } from 'vitest'
import { exportOf, finished, importFile } from '../testing/import-file.ts'
import { codeOf } from '../testing/problem-of.ts'
import { startTestServer } from '../testing/test-server.ts'
import { mostPreviewed } from './preview-undo.ts'

const server = await startTestServer()
afterAll(() => server.stop())

const client = server.as('chamberAdmin')
const main = server.as('mainAdmin')
const header = '企业名称,行业,行业标签,地址\n'
const rows = (names: readonly string[], address = '') =>
  header + names.map((name) => `${name},教育,教育,${address}\n`).join('')
const named = (mark: string, count: number) => Array.from({ length: count }, (_, i) => `${mark}${i}`)

const preview = (operationId: string) => client.operations.previewUndo({ params: { operationId } })
const begin = (operationId: string) => client.operations.undo({ params: { operationId } })
const undo = async (operationId: string) => finished(client, (await begin(operationId)).id)
const find = async (q: string) => {
  const [item] = (await client.companies.list({ query: { q } })).items
  return client.companies.show({ params: { companyId: item?.id ?? '' } })
}
const move = async (name: string, address: string) => {
  const { id, informationIntegrity: _, addedBy: __, addedAt: ___, abnormal: ____, version, ...draft } = await find(name)
  await client.companies.update({ params: { companyId: id }, query: { version }, body: { ...draft, address } })
}

test('what is counted beforehand is what the undo then does, and counting changes nothing', async () => {
  await importFile(client, rows(['甲一', '甲二', '甲三', '甲四'], '旧址'))
  const added = named('甲新', 600)
  // 甲一 stands in two batches, 甲新0 is added by the first and changed by the last.
  const last = '甲一,教育,教育,迁址\n甲新0,教育,教育,迁址\n'
  const run = await importFile(client, rows(['甲一', '甲二', '甲三', '甲四', ...added], '新址') + last, {
    onConflict: 'update',
  })
  expect(run).toMatchObject({ created: 600, updated: 6 })
  await move('甲二', '人手改的')
  await client.companies.delete({ params: { companyId: (await find('甲三')).id } })
  await client.companies.delete({ params: { companyId: (await find('甲新599')).id } })
  const before = await exportOf(client, 'jsonl')

  const seen = await preview(run.id)
  expect(seen).toEqual({
    run: await client.operations.show({ params: { operationId: run.id } }),
    counts: { restored: 4, deleted: 599, recreated: 0, changedSince: 1, gone: 2, refused: 0 },
    uncounted: null,
  })
  expect(await preview(run.id)).toEqual(seen)
  expect(await exportOf(client, 'jsonl')).toBe(before)
  expect((await client.operations.list({ query: {} })).items.filter(({ undoes }) => undoes !== null)).toEqual([])

  expect(await undo(run.id)).toMatchObject({ updated: 4, deleted: 599, created: 0, bad: 3 })
  expect(await codeOf(preview(run.id))).toBe('operation.undone_already')
})

test('a name that somebody took since is counted apart from what was changed', async () => {
  const code = '91350211M000100Y46'
  const table = (name: string) => `企业名称,行业,行业标签,统一社会信用代码\n${name},教育,教育,${code}\n`
  await importFile(client, table('乙老名'))
  const run = await importFile(client, table('乙改名'), { onConflict: 'update' })
  await importFile(client, rows(['乙老名']))
  expect((await preview(run.id)).counts).toMatchObject({ restored: 0, changedSince: 0, refused: 1 })
})

test('what a run deleted would be there again, and is not before the undo', async () => {
  const body = { avatar: 'k.jpg', introduction: '讲师', serial: 1 }
  const ids = await Promise.all(
    ['丙一', '丙二'].map(async (name) => (await main.tutors.create({ body: { name, ...body } })).id),
  )
  const { id: selectionId } = await main.selections.create({ body: { noun: 'tutors', ids } })
  const { id } = await main.selections.delete({ params: { selectionId }, body: {} })
  await finished(main, id)
  const { counts } = await main.operations.previewUndo({ params: { operationId: id } })
  expect(counts).toMatchObject({ recreated: 2, refused: 0 })
  expect((await main.tutors.list({ query: { q: '丙' } })).total).toBe(0)
})

test('sub-channels and their permissions, which lie in other channels, are counted and stay', async () => {
  const body = Buffer.from('频道名称,简称,管理员账号,权限模板\n丁一分部,丁一,757001,\n丁二分部,丁二,757002,\n')
  const opened = await finished(main, (await main.subChannels.import({ query: { fileName: 'c.csv' }, body })).id)
  expect(opened).toMatchObject({ created: 2 })
  const channelIds = (await main.subChannels.list({ query: { q: '丁' } })).items.map(({ id }) => id)
  const closed = await main.permissions.apply({
    body: await main.permissions.plan({ body: { kind: 'closeAll', channelIds } }),
  })
  const one = await main.permissions.plan({ body: { kind: 'openAll', channelIds: channelIds.slice(1) } })
  await main.permissions.apply({ body: one })
  const countsOf = async (operationId: string) =>
    (await main.operations.previewUndo({ params: { operationId } })).counts
  const flags = async () => (await main.permissions.show({ query: { q: '丁' } })).items.map((item) => item.flags)
  const before = await flags()
  expect(await countsOf(closed.id)).toMatchObject({ restored: 1, changedSince: 1 })
  expect(await flags()).toEqual(before)
  expect(await countsOf(opened.id)).toMatchObject({ deleted: 2, changedSince: 0 })
  expect((await main.subChannels.list({ query: { q: '丁' } })).total).toBe(2)
})

test('two undos at once: one begins, the other is told that it was undone', async () => {
  const run = await importFile(client, rows(named('戊', 20)))
  const seen = await Promise.all([preview(run.id), preview(run.id)])
  for (const { counts } of seen) expect(counts).toMatchObject({ deleted: 20 })
  const both = await Promise.allSettled([begin(run.id), begin(run.id)])
  expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const late = both.find((one) => one.status === 'rejected')
  expect(late?.reason).toMatchObject({ code: 'operation.undone_already' })
})

test('what another run changes between the count and the undo is left by the undo', async () => {
  const names = named('己', 30)
  const run = await importFile(client, rows(names))
  expect((await preview(run.id)).counts).toMatchObject({ deleted: 30, changedSince: 0 })
  await importFile(client, rows(names.slice(0, 10), '后来'), { onConflict: 'update' })
  expect((await preview(run.id)).counts).toMatchObject({ deleted: 20, changedSince: 10 })
  expect(await undo(run.id)).toMatchObject({ deleted: 20, bad: 10 })
})

test('records that are being written just then are not guessed, and whoever writes them goes on', async () => {
  const run = await importFile(client, rows(named('庚', 3)))
  const writer = new Client({ connectionString: server.databaseUrl })
  await writer.connect()
  try {
    await writer.query('begin')
    await writer.query(`update companies set address = '正在写', version = version + 1 where name = '庚1'`)
    expect(await preview(run.id)).toMatchObject({ counts: null, uncounted: 'busy' })
    await writer.query('commit')
  } finally {
    await writer.end()
  }
  expect((await preview(run.id)).counts).toMatchObject({ deleted: 2, changedSince: 1 })
})

test('a run of more than is looked through beforehand is not counted', async () => {
  const count = mostPreviewed.together + 1
  const run = await importFile(client, rows(named('辛', count)))
  expect(run.created).toBe(count)
  expect(await preview(run.id)).toMatchObject({ run: { id: run.id }, counts: null, uncounted: 'many' })
})

test('what cannot be undone cannot be previewed', async () => {
  const dry = await importFile(client, rows(['壬']), { dryRun: true })
  expect(await codeOf(preview(dry.id))).toBe('operation.not_undoable')
  const run = await importFile(client, rows(['癸']))
  expect(await codeOf(server.as('otherChamberAdmin').operations.previewUndo({ params: { operationId: run.id } }))).toBe(
    'request.not_found',
  )
  const undone = await undo(run.id)
  expect(await codeOf(preview(undone.id))).toBe('operation.not_undoable')
})

test('fewer are looked through where each is taken back by its own', async () => {
  const run = await importFile(client, rows(named('子', mostPreviewed.oneByOne + 1)))
  const { id: selectionId } = await client.selections.create({ body: { noun: 'companies', query: { q: '子' } } })
  const { id } = await client.selections.delete({ params: { selectionId }, body: {} })
  expect(await finished(client, id)).toMatchObject({ deleted: run.created })
  expect(await preview(id)).toMatchObject({ counts: null, uncounted: 'many' })
  expect((await preview(run.id)).counts).toMatchObject({ deleted: 0, gone: run.created })
})
