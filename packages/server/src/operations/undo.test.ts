import { afterAll, expect, test } from 'vitest'
import type { OperationChange } from '@icss/core/operations/operation.ts'
import { holdCompany } from '../testing/held-company.ts'
import { exportOf, finished, importFile, namesOf, rejectedOf } from '../testing/import-file.ts'
import { channelIdOf } from '../testing/people.ts'
import { codeOf } from '../testing/problem-of.ts'
import { startTestServer } from '../testing/test-server.ts'

const server = await startTestServer()
afterAll(() => server.stop())

const client = server.as('chamberAdmin')
const header = '企业名称,行业,行业标签,地址\n'
const rows = (names: readonly string[], address = '') =>
  header + names.map((name) => `${name},教育,教育,${address}\n`).join('')

const undo = async (operationId: string) =>
  finished(client, (await client.operations.undo({ params: { operationId } })).id)

const resultOf = async (operationId: string): Promise<OperationChange[]> => {
  const file = await client.operations.resultFile({ params: { operationId }, query: { format: 'jsonl' } })
  const lines = (await file.text()).split('\n').filter((line) => line !== '')
  return lines.map((line) => JSON.parse(line) as OperationChange)
}

const everything = async () => (await exportOf(client, 'jsonl')).split('\n').toSorted()

test('an undone import leaves the companies as they were, and reports what moved since', async () => {
  await importFile(client, rows(['甲', '乙', '丙'], '旧址'))
  const before = await everything()
  const names = Array.from({ length: 9000 }, (_, i) => `新${i}`)
  // 甲 stands in two batches, 新0 is added by the first and changed by the last.
  const last = '甲,教育,教育,迁址\n新0,教育,教育,迁址\n乙,教育,教育,新址\n'
  const run = await importFile(client, rows(['甲', '乙', ...names], '新址') + last, { onConflict: 'update' })
  expect(run).toMatchObject({ status: 'done', created: 9000, updated: 4, skipped: 1, undoable: true, undoneBy: null })
  const result = await resultOf(run.id)
  expect(result).toHaveLength(9004)
  expect(result[0]).toMatchObject({
    line: 2,
    did: 'updated',
    label: '甲',
    before: { address: '旧址' },
    after: { address: '新址' },
  })
  expect(result[2]).toMatchObject({ line: 4, did: 'created', label: '新0' })

  const undone = await undo(run.id)
  expect(undone).toMatchObject({
    kind: 'operations.undo',
    status: 'done',
    undoes: run.id,
    rows: 9004,
    deleted: 9000,
    updated: 4,
    bad: 0,
  })
  expect(await everything()).toEqual(before)
  expect(await resultOf(undone.id)).toHaveLength(9004)
  expect(await client.operations.show({ params: { operationId: run.id } })).toMatchObject({
    undoable: false,
    undoneBy: undone.id,
  })
  expect(await codeOf(client.operations.undo({ params: { operationId: run.id } }))).toBe('operation.undone_already')
  expect(await codeOf(client.operations.undo({ params: { operationId: undone.id } }))).toBe('operation.not_undoable')
})

test('what a person changed, deleted or took since is left alone and named', async () => {
  const run = await importFile(client, rows(['改过', '删过', '没动', '甲'], '导入'), { onConflict: 'update' })
  const list = async (q: string) => (await client.companies.list({ query: { q } })).items[0]
  const changed = await list('改过')
  const company = await client.companies.show({ params: { companyId: changed?.id ?? '' } })
  const { id: _, informationIntegrity: __, addedBy: ___, addedAt: ____, abnormal: _____, version, ...draft } = company
  await client.companies.update({
    params: { companyId: company.id },
    query: { version },
    body: { ...draft, address: '人手改的' },
  })
  await client.companies.delete({ params: { companyId: (await list('删过'))?.id ?? '' } })

  const undone = await undo(run.id)
  expect(undone).toMatchObject({ status: 'done', rows: 4, good: 2, deleted: 1, updated: 1, bad: 2 })
  expect(await rejectedOf(client, undone)).toEqual([
    { line: 2, column: '', value: '改过', code: 'operation.moved_since' },
    { line: 3, column: '', value: '', code: 'operation.gone' },
  ])
  const names = await namesOf(client)
  expect(names).toContain('改过')
  expect(names).not.toContain('没动')
  const file = await client.operations.rejectedFile({ params: { operationId: undone.id }, query: {} })
  expect(await file.text()).toContain('之后又被修改过，未撤销')
})

test('a name that somebody took since is not taken back from them', async () => {
  await importFile(client, '企业名称,行业,行业标签,统一社会信用代码\n老名,教育,教育,91350211M000100Y46\n')
  const run = await importFile(client, '企业名称,行业,行业标签,统一社会信用代码\n改名,教育,教育,91350211M000100Y46\n', {
    onConflict: 'update',
  })
  expect(run).toMatchObject({ updated: 1, bad: 0 })
  await importFile(client, rows(['老名']))
  const undone = await undo(run.id)
  expect(undone).toMatchObject({ good: 0, bad: 1 })
  expect(await rejectedOf(client, undone)).toMatchObject([{ code: 'operation.restore_taken', value: '改名' }])
})

test('dry runs and runs that changed nothing cannot be undone, those that are on are not finished', async () => {
  const dry = await importFile(client, rows(['演练']), { dryRun: true })
  expect(dry).toMatchObject({ created: 1, undoable: false })
  expect(await codeOf(client.operations.undo({ params: { operationId: dry.id } }))).toBe('operation.not_undoable')
  expect(await resultOf(dry.id)).toEqual([])
  const done = await importFile(client, rows(['甲']), { onConflict: 'skip' })
  expect(await codeOf(client.operations.undo({ params: { operationId: done.id } }))).toBe('operation.not_undoable')
})

test('a cancelled run goes on behind its last batch, and can be undone as far as it came', async () => {
  const letGo = await holdCompany(server.databaseUrl, channelIdOf('chamberAdmin'), '续3000')
  const names = Array.from({ length: 6000 }, (_, i) => `续${i}`)
  const { id } = await client.companies.import({ query: { fileName: 'c.csv' }, body: Buffer.from(rows(names)) })
  const params = { operationId: id }
  for await (const seen of await client.operations.events({ params })) if (seen.good > 0) break
  await client.operations.cancel({ params })
  await letGo()
  const cancelled = await finished(client, id)
  expect(cancelled).toMatchObject({ status: 'cancelled', resumable: true, undoable: true })
  expect(cancelled.good).toBeLessThan(names.length)
  await client.operations.resume({ params })
  const done = await finished(client, id)
  expect(done).toMatchObject({ status: 'done', rows: 6000, created: 6000, resumable: false })
  expect(await codeOf(client.operations.resume({ params }))).toBe('operation.not_resumable')
  const undone = await undo(id)
  expect(undone).toMatchObject({ deleted: 6000, bad: 0 })
})
