import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { emptyCompanies } from '../testing/empty-companies.ts'
import { importFile, namesOf, rejectedOf } from '../testing/import-file.ts'
import { entityRows } from '../entities/entity-rows.ts'
import { channelIdOf } from '../testing/people.ts'
import { companyOf } from '../testing/owned-rows.ts'
import { codeOf, problemOf } from '../testing/problem-of.ts'
import { rowsRead } from '../testing/rows-read.ts'
import { startTestServer } from '../testing/test-server.ts'
import { apartOf } from './apart-of.ts'
import { companiesStore } from './companies.store.ts'

/*
 * A name in another writing: probably the same company (ADR 51).
 */
const server = await startTestServer()
afterAll(() => server.stop())

const chamber = server.as('chamberAdmin')
const other = server.as('otherChamberAdmin')
const db = server.database.system

const wide = '田七（深圳）科技有限公司'
const narrow = '田七(深圳)科技有限公司'
const spaced = '田七 [深圳] 科技有限公司'

beforeEach(async () => {
  await emptyCompanies(db)
})

const header = '企业名称,行业,行业标签,地址,统一社会信用代码'
const table = (...rows: string[]) => [header, ...rows, ''].join('\n')
const code = '91440300708461136T'

const create = (name: string, confirmed?: 'true', change: object = {}) =>
  chamber.companies.create({ query: { confirmed }, body: companyOf({ name, ...change }) })
const stored = async () =>
  (await db.execute<{ said: string }>(sql`select name || ' ' || address as said from companies order by id`)).rows.map(
    ({ said }) => said,
  )
const alikeOf = async ({ id }: { readonly id: string }) =>
  (await chamber.operations.alike({ params: { operationId: id } })).items

describe('in an import', () => {
  const rows = table(`${narrow},教育,教育,新址,`, `${spaced},教育,教育,别址,`, '新家,教育,教育,,')
  const told = [
    { line: 2, name: narrow, met: wide },
    { line: 3, name: spaced, met: wide },
  ]

  test.each([
    ['skip', { created: 1, updated: 0, skipped: 2 }, [`${wide} 旧址`, '新家 ']],
    ['update', { created: 1, updated: 2, skipped: 0 }, [`${wide} 别址`, '新家 ']],
    ['make', { created: 3, updated: 0, skipped: 0 }, [`${wide} 旧址`, `${narrow} 新址`, `${spaced} 别址`, '新家 ']],
  ] as const)('%s; a dry run tells what the run then does', async (onAlike, change, expected) => {
    await create(wide, undefined, { address: '旧址' })
    const dry = await importFile(chamber, rows, { onAlike, dryRun: true })
    expect(await stored()).toEqual([`${wide} 旧址`])
    const wet = await importFile(chamber, rows, { onAlike })
    for (const run of [dry, wet]) {
      expect(run).toMatchObject({ status: 'done', alike: 2, bad: 0, ...change })
      expect(await alikeOf(run)).toMatchObject(told)
    }
    expect(await stored()).toEqual(expected)
  })

  test('one that is skipped stops no import that is all or nothing', async () => {
    await create(wide)
    expect(await importFile(chamber, rows, { atomic: true })).toMatchObject({ status: 'done', created: 1, alike: 2 })
  })

  test('the same writing is the same company, whatever is done about others', async () => {
    await create(wide)
    await create(narrow, 'true')
    const again = table(`${narrow},教育,教育,新址,`, `${wide},教育,教育,,`)
    expect(await importFile(chamber, again, { onAlike: 'make' })).toMatchObject({ created: 0, skipped: 2, alike: 0 })
    const updated = await importFile(chamber, again, { onConflict: 'update' })
    expect(updated).toMatchObject({ updated: 1, skipped: 1, alike: 0, bad: 0 })
    expect(await stored()).toEqual([`${wide} `, `${narrow} 新址`])
  })

  test('made anyway twice in one file, it is made once', async () => {
    const twice = table(`${wide},教育,教育,,`, `${narrow},教育,教育,,`, `${narrow},教育,教育,,`)
    expect(await importFile(chamber, twice, { onAlike: 'make' })).toMatchObject({ created: 2, skipped: 1 })
    expect(await namesOf(chamber)).toEqual([wide, narrow])
  })

  test('a row that is one company by its code and by its name probably another is refused', async () => {
    await create(wide)
    await create('别家', undefined, { unifiedCreditCode: code })
    const run = await importFile(chamber, table(`${narrow},教育,教育,,${code}`), { onConflict: 'update' })
    expect(run).toMatchObject({ status: 'done', updated: 0, bad: 1 })
    expect(await rejectedOf(chamber, run)).toMatchObject([{ line: 2, value: narrow, code: 'companies.name_alike' }])
  })

  test('a company takes another writing of its own name by its code', async () => {
    await create(wide, undefined, { unifiedCreditCode: code })
    const run = await importFile(chamber, table(`${narrow},教育,教育,,${code}`), { onConflict: 'update' })
    expect(run).toMatchObject({ updated: 1, alike: 0, bad: 0 })
    expect(await namesOf(chamber)).toEqual([narrow])
  })

  test('two rows of one file that would both come to have the name are not written over each other', async () => {
    const second = '91350100M000100Y43'
    await create('甲', undefined, { unifiedCreditCode: code })
    await create('乙', undefined, { unifiedCreditCode: second })
    const run = await importFile(chamber, table(`${wide},教育,教育,,${code}`, `${narrow},教育,教育,,${second}`), {
      onConflict: 'update',
    })
    expect(run).toMatchObject({ status: 'done', updated: 1, bad: 1 })
    expect(await namesOf(chamber)).toEqual([wide, '乙'])
  })

  test('rows far apart meet each other', async () => {
    const between = Array.from({ length: 6000 }, (_, i) => `公司${i},教育,教育,,`)
    const run = await importFile(chamber, table(`${wide},教育,教育,,`, ...between, `${narrow},教育,教育,,`))
    expect(run).toMatchObject({ status: 'done', created: 6001, skipped: 1, alike: 1 })
    expect(await alikeOf(run)).toMatchObject([{ line: 6003, name: narrow, met: wide }])
  })

  test('another channel’s company is never met', async () => {
    await other.companies.create({ body: companyOf({ name: wide }) })
    const run = await importFile(chamber, table(`${narrow},教育,教育,,`))
    expect(run).toMatchObject({ created: 1, alike: 0 })
    expect(await codeOf(other.operations.alike({ params: { operationId: run.id } }))).toBe('request.not_found')
    expect(await namesOf(other)).toEqual([wide])
  })

  test('the result row by row names them', async () => {
    const { id } = await create(wide)
    const run = await importFile(chamber, rows)
    const answer = await chamber.operations.resultFile({
      params: { operationId: run.id },
      query: { language: 'zh', format: 'csv' },
    })
    expect(await answer.text()).toContain(`2,可能相同,${id},${wide},,"{""name"":""${narrow}""}"`)
  })

  test('an import that is undone does not give a name back that another company has in another writing', async () => {
    await create(wide, undefined, { unifiedCreditCode: code })
    const run = await importFile(chamber, table(`改名,教育,教育,,${code}`), { onConflict: 'update' })
    await create(narrow)
    const undoing = await chamber.operations.undo({ params: { operationId: run.id } })
    await expect
      .poll(async () => (await chamber.operations.show({ params: { operationId: undoing.id } })).status)
      .toBe('done')
    expect(await namesOf(chamber)).toEqual(['改名', narrow])
  })
})

describe('by form and API', () => {
  test('a company that is probably another is refused with that one, until somebody says that it is not', async () => {
    const { id } = await create(wide)
    const problem = await problemOf(create(narrow))
    expect(problem).toMatchObject({
      code: 'companies.name_alike',
      params: { name: wide, id },
      errors: { name: { code: 'companies.name_alike' } },
    })
    expect((await create(narrow, 'true')).name).toBe(narrow)
    expect(await codeOf(create(narrow, 'true'))).toBe('companies.name_taken')
    expect(await codeOf(create(spaced))).toBe('companies.name_alike')
  })

  test('it is looked up by its key, however many there are', async () => {
    await create(wide)
    const many = Array.from({ length: 5000 }, (_, i) => `公司${i},教育,教育,,`)
    await importFile(chamber, table(...many))
    await db.execute(sql`vacuum analyze companies`)
    const channelId = channelIdOf('chamberAdmin')
    const read = await server.database.tenant(channelId, async (tenant) => {
      const before = await rowsRead(tenant, 'companies')
      expect(await apartOf(tenant, channelId, { name: narrow, confirmed: true })).toEqual({ nameApart: true })
      await entityRows(companiesStore).alikeTo(tenant, channelId, [{ name: narrow }, { name: '公司 7' }])
      return (await rowsRead(tenant, 'companies')) - before
    })
    expect(read).toBeGreaterThan(0)
    expect(read).toBeLessThan(10)
  })

  test('another channel’s company is never met', async () => {
    await other.companies.create({ body: companyOf({ name: wide }) })
    expect((await create(narrow)).name).toBe(narrow)
  })

  test('what was confirmed once is not asked again; another name is', async () => {
    await create(wide)
    const { id: companyId, version } = await create(narrow, 'true')
    const update = (name: string, at: number, confirmed?: 'true') =>
      chamber.companies.update({
        params: { companyId },
        query: { version: at, confirmed },
        body: companyOf({ name, address: '新址' }),
      })
    const same = await update(narrow, version)
    const away = await update('改名', same.version)
    expect(await codeOf(update(narrow, away.version))).toBe('companies.name_alike')
    const back = await update(narrow, away.version, 'true')
    // What nobody else is called any more is free again.
    const gone = await update('又改名', back.version)
    expect(gone.name).toBe('又改名')
    expect(await codeOf(create('又改名 '.replace('名', ' 名')))).toBe('companies.name_alike')
  })

  test('two at the same time do not both come in unasked', async () => {
    const outcomes = await Promise.allSettled([create(wide), create(narrow), create(spaced)])
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  test('out of the recycle bin it comes back beside another writing', async () => {
    const { id } = await create(wide)
    await chamber.companies.delete({ params: { companyId: id } })
    await create(narrow)
    await chamber.recycleBin.restore({ params: { kind: 'companies', id }, body: {} })
    expect((await namesOf(chamber)).toSorted()).toEqual([narrow, wide].toSorted())
    expect(await codeOf(create(spaced))).toBe('companies.name_alike')
  })
})
