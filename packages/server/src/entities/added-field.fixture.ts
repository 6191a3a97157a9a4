import { expect, test } from 'vitest'
import { contract } from '@icss/core/contract/contract.ts'
import { openApiOf } from '@icss/core/contract/openapi.ts'
import { exportOf, importFile } from '../testing/import-file.ts'
import { companyOf } from '../testing/owned-rows.ts'
import { startTestServer } from '../testing/test-server.ts'

// Copied into the scratch copy of added-field.test.ts as a test of its own; here no company has a nickname.
test('what a field was added to knows it', async () => {
  const server = await startTestServer()
  try {
    const chamber = server.as('chamberAdmin')
    await importFile(chamber, '企业名称,行业,行业标签,别名\n亿尚,教育,教育,老亿\n')
    const { items } = await chamber.companies.list({ query: { q: '老亿' } })
    const params = { companyId: items[0]?.id ?? '' }
    const stored = await chamber.companies.show({ params })
    expect(stored).toMatchObject({ nickname: '老亿' })

    const [head = '', line = ''] = (await exportOf(chamber)).split('\n')
    expect(line.split(',')[head.split(',').indexOf('别名')]).toBe('老亿')
    expect((await exportOf(chamber, 'csv', 'en')).split('\n')[0]).toContain('Nickname')

    const { nickname: _, ...draft } = { ...companyOf({ name: '亿尚' }), nickname: '' }
    const body = { ...draft, nickname: '新亿' } as typeof draft
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
