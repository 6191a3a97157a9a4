import { expect, test } from 'vitest'
import { contract } from '@icss/core/contract/contract.ts'
import { openApiOf } from '@icss/core/contract/openapi.ts'
import { exportedFile, exportOf, importFile, rejectedOf } from '../testing/import-file.ts'
import { companyOf } from '../testing/owned-rows.ts'
import { startTestServer } from '../testing/test-server.ts'

// Copied into the scratch copy of added-field.test.ts as a test of its own; here no company has such fields.
test('what fields of each kind were added to knows them', async () => {
  const server = await startTestServer()
  try {
    const chamber = server.as('chamberAdmin')
    const header = '企业名称,行业,行业标签,别名,员工数,已走访,走访日期,分支'
    await importFile(chamber, `${header}\n亿尚,教育,教育,老亿,１５０,是,2026年11月1日,甲、乙\n二亿,教育,教育,,,,,\n`)
    const refused = await importFile(chamber, `${header}\n三亿,教育,教育,,很多,也许,某天,\n`)
    expect((await rejectedOf(chamber, refused)).map(({ column, code }) => [column, code])).toEqual([
      ['员工数', 'rule.type'],
      ['已走访', 'rule.type'],
      ['走访日期', 'rule.date'],
    ])
    const { items } = await chamber.companies.list({ query: { q: '老亿' } })
    const params = { companyId: items[0]?.id ?? '' }
    const stored = await chamber.companies.show({ params })
    const given = { staffCount: 150, visited: true, visitedOn: '2026-11-01', branches: ['甲', '乙'] }
    expect(stored).toMatchObject({ nickname: '老亿', ...given })
    const [empty] = (await chamber.companies.list({ query: { q: '二亿' } })).items
    expect(await chamber.companies.show({ params: { companyId: empty?.id ?? '' } })).toMatchObject({
      staffCount: 0,
      visited: false,
      visitedOn: '',
      branches: [],
    })
    for (const format of ['csv', 'xlsx', 'jsonl'] as const)
      await importFile(chamber, await exportedFile(chamber, format), { onConflict: 'update' })
    expect(await chamber.companies.show({ params })).toEqual(stored)

    const [head = '', line = ''] = (await exportOf(chamber)).split('\r\n')
    expect(head.split(',').filter((_, at) => line.split(',')[at] === '老亿')).toEqual(['别名'])
    expect((await exportOf(chamber, 'csv', 'en')).split('\n')[0]).toContain('Nickname')

    const { nickname: _, ...draft } = { ...companyOf({ name: '亿尚' }), nickname: '' }
    const body = { ...draft, ...given, nickname: '新亿' } as typeof draft
    await chamber.companies.update({ params, query: { version: stored.version }, body })
    const [record] = (await chamber.audit.list({ query: {} })).items
    expect(JSON.stringify(record?.changes)).toContain('新亿')
    expect((await chamber.companies.list({ query: { q: '新亿' } })).items).toHaveLength(1)
    expect((await chamber.companies.list({ query: { q: '老亿' } })).items).toHaveLength(0)

    expect(JSON.stringify(openApiOf(contract, { version: '1', server: '/', language: 'zh' }))).toContain('"nickname"')
  } finally {
    await server.stop()
  }
})
