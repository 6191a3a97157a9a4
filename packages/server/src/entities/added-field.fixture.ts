import { expect, test } from 'vitest'
import { contract } from '@icss/core/contract/contract.ts'
import { openApiOf } from '@icss/core/contract/openapi.ts'
import { exportedFile, exportOf, importFile, rejectedFileOf, rejectedOf } from '../testing/import-file.ts'
import { companyOf } from '../testing/owned-rows.ts'
import { problemOf } from '../testing/problem-of.ts'
import { startTestServer } from '../testing/test-server.ts'

// Copied into the scratch copy of added-field.test.ts as a test of its own; here no company has such fields.
test('what fields of each kind were added to knows them', async () => {
  const server = await startTestServer()
  try {
    const chamber = server.as('chamberAdmin')
    const { id: foreign } = await server.as('otherChamberAdmin').companies.create({ body: companyOf() })
    const header = '企业名称,行业,行业标签,别名,员工数,已走访,走访日期,分支,续期时间,阶段,徽章'
    await importFile(
      chamber,
      `${header}\n亿尚,教育,教育,老亿,１５０,是,2026年11月1日,甲、乙,2036年1月2日 9:05,成熟,b.png\n二亿,教育,教育,,,,,,,,\n`,
    )
    const named = async (name: string) => {
      const { items } = await chamber.companies.list({ query: { q: name } })
      return items.find((one) => one.name === name)?.id ?? ''
    }
    const params = { companyId: await named('亿尚') }
    const stored = await chamber.companies.show({ params })
    const given = {
      staffCount: 150,
      visited: true,
      visitedOn: '2026-11-01',
      branches: ['甲', '乙'],
      renewsAt: '2036-01-02T01:05:00.000Z',
      stage: 'grown',
      badge: 'b.png',
    }
    expect(stored).toMatchObject({ nickname: '老亿', ...given, partnerId: '' })
    const second = { companyId: await named('二亿') }
    expect(await chamber.companies.show({ params: second })).toMatchObject({
      staffCount: 0,
      visited: false,
      visitedOn: '',
      branches: [],
      renewsAt: '',
      stage: '',
      badge: '',
      partnerId: '',
    })

    const wrong = `${header},合作企业
三亿,教育,教育,,很多,也许,某天,,明天,中等,javascript:x,没有的企业
四亿,教育,教育,,9999999999,,2026-02-30,,2026-11-21,,,
五亿,教育,教育,,,,,,,,,${foreign}
六亿,教育,教育,,,,,,,,,没有的企业
七亿,教育,教育,,,,,,,,,亿尚
八亿,教育,教育,,,,,,,,,${second.companyId}
`
    const refused = await importFile(chamber, wrong)
    expect(refused).toMatchObject({ created: 2, bad: 4 })
    expect((await rejectedOf(chamber, refused)).map(({ line, column, code }) => [line, column, code])).toEqual([
      [2, '员工数', 'rule.type'],
      [2, '已走访', 'rule.type'],
      [2, '走访日期', 'rule.date'],
      [2, '续期时间', 'rule.date_time'],
      [2, '阶段', 'rule.choice'],
      [2, '徽章', 'rule.address'],
      [3, '员工数', 'rule.number_range'],
      [3, '走访日期', 'rule.date'],
      [3, '续期时间', 'rule.date_time'],
      [4, '合作企业', 'companies.unknown'],
      [5, '合作企业', 'companies.unknown'],
    ])
    expect(await rejectedFileOf(chamber, refused)).toContain('合作企业: 本组织没有这家企业,合作企业: 请核对企业名称')
    expect(await rejectedFileOf(chamber, refused, 'en')).toContain(
      'The organisation has no such company,"合作企业: Check its name',
    )
    const partnerOf = async (name: string) => {
      const shown = await chamber.companies.show({ params: { companyId: await named(name) } })
      return Reflect.get(shown, 'partnerId') as unknown
    }
    expect(await partnerOf('七亿')).toBe(params.companyId)
    expect(await partnerOf('八亿')).toBe(second.companyId)

    // A record is written by a program, which says the offset of a time.
    const school = { name: '九亿', industry: '教育', industryTags: ['教育'] }
    const records = [
      { ...school, renewsAt: '2036-01-02T09:05' },
      { ...school, renewsAt: '2036-01-02T09:05:00+08:00', staffCount: 150, stage: 'young', partnerId: '七亿' },
    ]
    const fromProgram = await importFile(chamber, records.map((one) => JSON.stringify(one)).join('\n'))
    expect(await rejectedOf(chamber, fromProgram)).toMatchObject([{ line: 1, code: 'rule.date_time' }])
    expect(await chamber.companies.show({ params: { companyId: await named('九亿') } })).toMatchObject({
      renewsAt: given.renewsAt,
      staffCount: 150,
      stage: 'young',
      partnerId: await named('七亿'),
    })

    const all = () => exportOf(chamber, 'jsonl')
    const before = await all()
    for (const format of ['csv', 'xlsx', 'jsonl'] as const)
      expect(await importFile(chamber, await exportedFile(chamber, format), { onConflict: 'update' })).toMatchObject({
        bad: 0,
        created: 0,
        updated: 0,
      })
    expect(await all()).toBe(before)
    expect(await chamber.companies.show({ params })).toEqual(stored)
    expect(JSON.parse(before.split('\n').find((line) => line.includes('"八亿"')) ?? '')).toMatchObject({
      partnerId: '二亿',
    })

    const [head = '', line = ''] = (await exportOf(chamber)).split('\r\n')
    expect(head.split(',').filter((_, at) => line.split(',')[at] === '老亿')).toEqual(['别名'])
    expect((await exportOf(chamber, 'csv', 'en')).split('\n')[0]).toContain('Nickname')

    const { nickname: _, ...draft } = { ...companyOf({ name: '亿尚' }), nickname: '' }
    const body = { ...draft, ...given, nickname: '新亿' } as typeof draft
    await chamber.companies.update({ params, query: { version: stored.version }, body })
    for (const [field, value, code] of [
      ['staffCount', '150', 'rule.type'],
      ['staffCount', 9_999_999_999, 'rule.number_range'],
      ['visitedOn', '2026-02-30', 'rule.date'],
      ['renewsAt', '2036-01-02T09:05', 'rule.date_time'],
      ['stage', 'old', 'rule.choice'],
      ['badge', 'javascript:x', 'rule.address'],
      ['partnerId', foreign, 'companies.unknown'],
      ['partnerId', '亿尚', 'companies.unknown'],
    ] as const) {
      const refusal = problemOf(chamber.companies.create({ body: { ...body, name: '十亿', [field]: value } }))
      expect((await refusal).errors).toMatchObject({ [field]: { code } })
    }
    const [record] = (await chamber.audit.list({ query: {} })).items
    expect(JSON.stringify(record?.changes)).toContain('新亿')
    expect((await chamber.companies.list({ query: { q: '新亿' } })).items).toHaveLength(1)
    expect((await chamber.companies.list({ query: { q: '老亿' } })).items).toHaveLength(0)

    await chamber.companies.delete({ params: second })
    expect(await partnerOf('八亿')).toBe('')
    await chamber.recycleBin.restore({ params: { kind: 'companies', id: second.companyId }, body: {} })
    expect(await partnerOf('八亿')).toBe(second.companyId)

    expect(JSON.stringify(openApiOf(contract, { version: '1', server: '/', language: 'zh' }))).toContain('"nickname"')
  } finally {
    await server.stop()
  }
})
