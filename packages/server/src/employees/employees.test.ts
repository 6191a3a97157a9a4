import { afterAll, expect, test } from 'vitest'
import { finished, importFile, rejectedOf } from '../testing/import-file.ts'
import { codeOf, problemOf } from '../testing/problem-of.ts'
import { startTestServer } from '../testing/test-server.ts'
import type { TestClient } from '../testing/test-client.ts'

const server = await startTestServer()
afterAll(() => server.stop())

const chamber = server.as('chamberAdmin')
const other = server.as('otherChamberAdmin')

const companies = (...names: string[]) =>
  `企业名称,行业,行业标签\n${names.map((name) => `${name},教育,教育\n`).join('')}`

const companyOf = async (client: TestClient, name: string): Promise<string> => {
  await importFile(client, companies(name))
  const { items } = await client.companies.list({ query: { q: name } })
  return items[0]?.id ?? ''
}

type Query = Partial<Parameters<TestClient['employees']['import']>[0]['query']>

async function importCards(client: TestClient, content: string | Buffer, query: Query = {}) {
  const body = Buffer.from(content)
  const { id } = await client.employees.import({ query: { fileName: '员工.csv', ...query }, body }, { timeout: 0 })
  return finished(client, id)
}

const exported = async (client: TestClient) => (await client.employees.export({ query: {} }, { timeout: 0 })).text()

const card = { name: '王明', position: '经理', phone: '13800138000', avatar: '' }

test('a card is added, found, changed and deleted; a company has one card a phone', async () => {
  const companyId = await companyOf(chamber, '卡片公司')
  const params = { companyId }
  const created = await chamber.employees.create({ params, body: card })
  expect(created).toMatchObject({ ...card, companyId, bound: false, version: 1 })
  const twice = await problemOf(chamber.employees.create({ params, body: { ...card, name: '李四' } }))
  expect(twice).toMatchObject({ code: 'employees.phone_taken', errors: { phone: { code: 'employees.phone_taken' } } })
  expect(await codeOf(chamber.employees.create({ params, body: { ...card, phone: '12345' } }))).toBe('request.invalid')

  await chamber.employees.create({ params, body: { ...card, name: '100%_李', phone: '13912345678' } })
  for (const [q, names] of [
    ['经', ['王明', '100%_李']],
    ['4567', ['100%_李']],
    ['0%_', ['100%_李']],
    ['%%', []],
  ] as const) {
    const { items, total } = await chamber.employees.list({ params, query: { q } })
    expect([q, items.map(({ name }) => name), total]).toEqual([q, names, names.length])
  }

  const { id: employeeId } = created
  const change = { params: { employeeId }, query: { version: 1 }, body: { ...card, position: '总监' } }
  expect(await chamber.employees.update(change)).toMatchObject({ position: '总监', version: 2 })
  expect(await codeOf(chamber.employees.update(change))).toBe('request.conflict')
  await chamber.employees.delete({ params: { employeeId } })
  expect(await codeOf(chamber.employees.show({ params: { employeeId } }))).toBe('request.not_found')
  expect(await codeOf(chamber.employees.create({ params: { companyId: employeeId }, body: card }))).toBe(
    'request.not_found',
  )
})

test('rows that cannot go in are told by line and column; what is there is skipped, updated or refused', async () => {
  await importFile(chamber, companies('导入公司'))
  const header = '所属企业,姓名,职务,手机'
  const first = await importCards(
    chamber,
    [
      header,
      '导入公司,甲,经理,13900139001',
      '没有的公司,乙,经理,13900139002',
      '导入公司,丙,经理,1390013',
      '导入公司,丁,经理,13900139001',
    ].join('\n'),
  )
  expect(first).toMatchObject({ kind: 'employees.import', status: 'done', created: 1, skipped: 1, bad: 2 })
  expect(await rejectedOf(chamber, first)).toEqual([
    { line: 3, column: '所属企业', value: '没有的公司', code: 'companies.unknown' },
    { line: 4, column: '手机', value: '1390013', code: 'rule.mobile' },
  ])
  const again = `${header},头像\n导入公司,甲,总监,13900139001,a.png\n`
  expect(await importCards(chamber, again, { onConflict: 'fail' })).toMatchObject({ created: 0, bad: 1 })
  expect(await importCards(chamber, again, { onConflict: 'update' })).toMatchObject({ updated: 1, bad: 0 })
  const without = `${header}\n导入公司,甲,副总,13900139001\n导入公司,甲,总裁,13900139001\n`
  const changed = await importCards(chamber, without, { onConflict: 'update' })
  expect(changed).toMatchObject({ updated: 2, bad: 0 })
  expect(await exported(chamber)).toContain('导入公司,甲,总裁,13900139001,a.png\r\n')

  const undo = async (operationId: string) =>
    finished(chamber, (await chamber.operations.undo({ params: { operationId } })).id)
  expect(await undo(changed.id)).toMatchObject({ status: 'done', bad: 0 })
  expect(await exported(chamber)).toContain('导入公司,甲,总监,13900139001,a.png\r\n')
  // Changed since by another import: left as it is.
  expect(await undo(first.id)).toMatchObject({ status: 'done', bad: 1 })
  expect(await exported(chamber)).toContain('导入公司,甲,总监,13900139001,a.png\r\n')
})

test.for(['csv', 'xlsx', 'jsonl'] as const)(
  'what is exported as %s, imported into an empty chamber and exported again is the same, byte for byte',
  async (format) => {
    const file = async (client: TestClient) =>
      Buffer.from(await (await client.employees.export({ query: { format } }, { timeout: 0 })).arrayBuffer())
    await importFile(chamber, companies('往返一', '往返二'))
    const odd = ['"=1+1"', '@SUM(A1)', '"甲,乙"', '"第""一"""', '𠮷明']
    const rows = odd.map((name, i) => `往返${i % 2 ? '二' : '一'},${name},+经理,1370013700${i}\n`)
    await importCards(chamber, `企业名称,姓名,职务,手机号\n${rows.join('')}`)
    const content = await file(chamber)
    const companiesText = await (await chamber.companies.export({ query: {} }, { timeout: 0 })).text()
    await importFile(other, companiesText)
    const run = await importCards(other, content)
    expect(run).toMatchObject({ bad: 0, skipped: 0 })
    expect(run.created).toBeGreaterThanOrEqual(odd.length)
    expect((await file(other)).equals(content)).toBe(true)
    expect(await exported(other)).toContain("'=1+1,'+经理")
    const { id } = await other.operations.undo({ params: { operationId: run.id } })
    expect(await finished(other, id)).toMatchObject({ deleted: run.created, bad: 0 })
  },
)
