import { randomBytes } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import writeXlsx from 'write-excel-file/node'
import { emptyCompanies } from '../testing/empty-companies.ts'
import { holdCompany } from '../testing/held-company.ts'
import { exportOf, finished, importFile, namesOf, rejectedFileOf, rejectedOf } from '../testing/import-file.ts'
import { gb18030 } from '../testing/gb18030.ts'
import { channelIdOf } from '../testing/people.ts'
import { codeOf } from '../testing/problem-of.ts'
import { startTestServer } from '../testing/test-server.ts'

const server = await startTestServer()
afterAll(() => server.stop())

const chamber = server.as('chamberAdmin')
const db = server.database.system

async function endOfRuns(): Promise<void> {
  const unfinished = sql`select title, status from operations where status in ('queued', 'running')`
  await expect.poll(async () => (await db.execute(unfinished)).rows).toEqual([])
}

beforeEach(async () => {
  // A run that a failed test left must not write into the next one.
  await db.execute(sql`update operations set cancel_requested = true where status in ('queued', 'running')`)
  await endOfRuns()
  await emptyCompanies(db)
})

const header = '企业名称,行业,行业标签'
const table = (...rows: string[]) => [header, ...rows, ''].join('\n')
const many = (count: number, prefix = '公司') =>
  table(...Array.from({ length: count }, (_, i) => `${prefix}${i},教育,教育`))

const counts = { status: 'done', failure: null, good: 0, bad: 0, created: 0, updated: 0, skipped: 0 }
const stored = async () => {
  const { rows } = await db.execute<Record<string, unknown>>(sql`select * from companies order by id`)
  return rows
}
const storedFiles = () =>
  readdir(server.objects, { recursive: true, withFileTypes: true }).then((all) => all.filter((one) => one.isFile()))

const cells = (...values: (string | number | boolean | Date)[]) =>
  values.map((value) => (value instanceof Date ? { value, format: 'yyyy-mm-dd' } : { value }))

const runOf = async (name: string) =>
  (await chamber.operations.list({ query: {} })).items.find(({ title }) => title === name)

// 𠮷 needs four bytes in GB18030, 㐂 four as well, 龘 two.
const rareNames = ['深圳市𠮷野家有限公司', '㐂喜有限公司', '王龘书店']
const rareTable = table(...rareNames.map((name) => `${name},教育,教育`))

describe('a table is read as it comes', () => {
  test.each([
    ['UTF-8', Buffer.from(rareTable)],
    ['UTF-8 with a mark', Buffer.from(`\uFEFF${rareTable}`)],
    ['GB18030', gb18030(rareTable)],
    ['UTF-16 little endian', Buffer.from(`\uFEFF${rareTable}`, 'utf16le')],
    ['UTF-16 big endian', Buffer.from(`\uFEFF${rareTable}`, 'utf16le').swap16()],
    ['CRLF', Buffer.from(rareTable.replaceAll('\n', '\r\n'))],
    ['CR', Buffer.from(rareTable.replaceAll('\n', '\r'))],
    ['no line break at the end', Buffer.from(rareTable.trimEnd())],
    ['blank lines', Buffer.from(`\n\n${rareTable.replaceAll('\n', '\n\n')}`)],
    ['semicolons', Buffer.from(rareTable.replaceAll(',', ';'))],
    ['tabs', Buffer.from(rareTable.replaceAll(',', '\t'))],
    ['CRLF below a header with LF', Buffer.from(rareTable.replaceAll('\n', '\r\n').replace('\r', ''))],
    ['LF below a header with CRLF', Buffer.from(rareTable.replace('\n', '\r\n'))],
    ['quotes everywhere', Buffer.from(rareTable.replaceAll(/[^,\n]+/g, '"$&"').replaceAll('\n', '\r\n'))],
    [
      'English headers in another order',
      Buffer.from(
        rareTable
          .replace(header, 'Industry tags , INDUSTRY,Company name')
          .replaceAll(/^(.*有限公司|王龘书店),教育,教育$/gm, '教育,教育,$1'),
      ),
    ],
    ['other words for the headers', Buffer.from(rareTable.replace(header, '单位名称*,所属行业（必填）,标签'))],
    ['cells more than headers, all empty', Buffer.from(rareTable.replaceAll('\n', ',,\n').replace(',,', ''))],
    [
      'JSON Lines',
      Buffer.from(
        rareNames.map((name) => JSON.stringify({ 企业名称: name, industry: '教育', tags: ['教育'] })).join('\n'),
      ),
    ],
    [
      'JSON Lines with a mark',
      Buffer.from(
        `\uFEFF${rareNames.map((name) => JSON.stringify({ name, industry: '教育', 行业标签: '教育' })).join('\r\n')}\r\n`,
      ),
    ],
  ])('%s', async (_name, content) => {
    expect(await importFile(chamber, content)).toMatchObject({ ...counts, rows: 3, good: 3, created: 3 })
    expect(await namesOf(chamber)).toEqual(rareNames)
  })

  test('a character whose bytes lie in two pieces of the file', async () => {
    const filler = Array.from({ length: 4000 }, (_, i) => `㐂公司${'x'.repeat(i % 7)}${i},教育,教育`)
    const operation = await importFile(chamber, gb18030(table(...filler)))
    expect(operation).toMatchObject({ ...counts, good: 4000, created: 4000 })
    expect(await namesOf(chamber)).toEqual(filler.map((row) => row.split(',')[0]))
  })

  test('an XLSX', async () => {
    const file = await writeXlsx([
      cells('企业名称', '行业', '行业标签', '注册资本', '高新技术企业', '营业期限'),
      ...rareNames.map((name) => cells(name, '教育', '教育、软件', 100, true, new Date('2026-01-31T00:00:00Z'))),
      cells('', '教育', '教育', 1, false, '长期'),
    ]).toBuffer()
    const operation = await importFile(chamber, file, { fileName: '会员.xlsx' })
    expect(operation).toMatchObject({ ...counts, rows: 4, good: 3, created: 3, bad: 1 })
    expect(await rejectedOf(chamber, operation)).toEqual([
      { line: 5, column: '企业名称', value: '', code: 'rule.required' },
    ])
    expect((await stored())[0]).toMatchObject({
      name: rareNames[0],
      industry_tags: ['教育', '软件'],
      registered_capital: '100',
      high_tech: true,
      business_period: '2026-01-31',
    })
  })

  test('line breaks, separators and quotes in cells', async () => {
    const scope = '第一行\n第二行，含""引号""\r\n第三行,逗号'
    const rows = `${header},经营范围\r\n公司甲,教育,教育,"${scope}"\r\n,教育,教育,\r\n`
    const operation = await importFile(chamber, rows)
    expect(operation).toMatchObject({ ...counts, rows: 2, good: 1, created: 1, bad: 1 })
    expect((await stored())[0]?.business_scope).toBe(scope.replaceAll('""', '"'))
    expect(await rejectedOf(chamber, operation)).toEqual([
      { line: 5, column: '企业名称', value: '', code: 'rule.required' },
    ])
  })
})

describe('a file that is no table is refused at once', () => {
  test.each([
    ['empty', '', 'import.empty'],
    ['blank', ' \n\n ', 'import.empty'],
    ['a mark only', '\uFEFF', 'import.empty'],
    ['PNG', Buffer.from('89504e470d0a1a0a0000000d', 'hex'), 'import.not_a_table'],
    ['JPEG', Buffer.from('ffd8ffe000104a46', 'hex'), 'import.not_a_table'],
    ['old Excel', Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'import.not_a_table'],
    ['ZIP', Buffer.from('504b0304140000000800', 'hex'), 'import.not_a_table'],
    ['program', randomBytes(100_000).fill(0, 100, 200), 'import.not_a_table'],
  ])('%s', async (_name, content, code) => {
    expect(await codeOf(importFile(chamber, content))).toBe(code)
    expect(await storedFiles()).toEqual([])
  })

  test.each([
    [
      'half an XLSX',
      Buffer.concat([Buffer.from('504b03041400', 'hex'), Buffer.from('[Content_Types].xml')]),
      'import.not_a_table',
    ],
    ['noise', Buffer.concat([Buffer.from('abc,'), Buffer.alloc(5000, 0xff)]), 'import.encoding'],
    ['unknown header', `${header},星座\n公司,教育,教育,狮子\n`, 'import.unknown_header', 'true'],
    [
      'unknown header with NUL',
      `${header}${' '.repeat(5000)},星${'𠮷'.repeat(60)}\u0000\n`,
      'import.unknown_header',
      'true',
    ],
    ['required header that is misspelt', '企业名你,行业,行业标签\n公司,教育,教育\n', 'import.misnamed_header'],
    ['missing header', '企业名称,行业\n公司,教育\n', 'import.missing_header'],
    ['doubled header', `${header},公司名称\n公司,教育,教育,公司\n`, 'import.doubled_header'],
    [
      '20 MB behind a quote that stays open',
      `${header}\n"${'公司,教育,教育\n'.repeat(2_000_000)}`,
      'import.row_too_long',
    ],
    ['20 MB of JSON in one line', `{"name":"${'x'.repeat(20_000_000)}`, 'import.row_too_long'],
  ])('or as soon as it is read: %s', async (_name, content, code, strict = 'false') => {
    const operation = await importFile(chamber, content, { strict })
    expect(operation).toMatchObject({ status: 'failed', good: 0, failure: { code } })
    expect(await stored()).toEqual([])
    // The file goes behind the answer.
    await expect.poll(storedFiles).toEqual([])
  })

  test('the advice about an unknown header is in the language of whoever sent it', async () => {
    const inEnglish = server.as({ ...cookies(), 'accept-language': 'en' })
    const { failure } = await importFile(inEnglish, `${header},web sight\n`, { strict: 'true' })
    expect(failure).toEqual({
      code: 'import.unknown_header',
      params: { header: 'web sight', nearest: expect.stringContaining('Website') },
    })
  })
})

const cookies = () => ({ cookie: 'icss_session=session-of-chamberAdmin' })

test('each bad row is named by line, column, value and reason, the good ones are kept', async () => {
  const content = `企业名称,行业,行业标签,统一社会信用代码,官网,经营异常\n${[
    ',教育,教育,,,',
    '甲,教育,教育,91440300708461136X,,',
    '乙,教育,一、二、三、四、五,,,',
    '丙,教育,教育、教育,,,',
    '丁,,,,www.example.cn,',
    '戊,教育,教育,,,是',
    '己,教育,教育,,,,也许',
    `${'𠮷'.repeat(300)},教育,教育,,,`,
    `庚\u0000,教育,教育,,,`,
    '辛,教育',
    '好,教育,教育,91440300708461136T,,否',
  ].join('\n')}\n`.replace('\n,', `\n${'\n'.repeat(4096)},`)
  const first = 4098
  const operation = await importFile(chamber, content)
  expect(operation).toMatchObject({ ...counts, rows: 11, good: 1, created: 1, bad: 10 })
  expect(await rejectedOf(chamber, operation)).toEqual([
    { line: first, column: '企业名称', value: '', code: 'rule.required' },
    { line: first + 1, column: '统一社会信用代码', value: '91440300708461136X', code: 'rule.credit_code' },
    { line: first + 2, column: '行业标签', value: '一、二、三、四、五', code: 'rule.too_many' },
    { line: first + 3, column: '行业标签', value: '教育、教育', code: 'rule.repeated' },
    { line: first + 4, column: '官网', value: 'www.example.cn', code: 'rule.link' },
    { line: first + 4, column: '行业', value: '', code: 'rule.required' },
    { line: first + 4, column: '行业标签', value: '', code: 'rule.required' },
    { line: first + 5, column: '经营异常', value: '是', code: 'companies.abnormal' },
    { line: first + 6, column: '', value: '', code: 'import.too_many_cells' },
    { line: first + 7, column: '企业名称', value: '𠮷'.repeat(200), code: 'rule.max_length' },
    { line: first + 8, column: '企业名称', value: '庚\uFFFD', code: 'rule.text_invalid' },
    { line: first + 9, column: '', value: '', code: 'import.too_few_cells' },
  ])
})

test('a row of 10 MB is rejected, the rows around it are kept', async () => {
  const content = table('甲,教育,教育', `${'长'.repeat(3_500_000)},教育,教育`, '乙,教育,教育')
  const operation = await importFile(chamber, content)
  expect(operation).toMatchObject({ ...counts, rows: 3, good: 2, created: 2, bad: 1 })
  expect(await rejectedOf(chamber, operation)).toMatchObject([{ line: 3, column: '企业名称', code: 'rule.max_length' }])
})

test.each([
  ['text\n', 'import.json'],
  ['[1]\n', 'import.json'],
  ['{"name":"甲","industry":"教育","tags":["教育"],"role":"provider"}\n', 'import.unknown_header'],
  ['{"name":"甲","企业名称":"乙","industry":"教育","tags":["教育"]}\n', 'import.doubled_header'],
  ['{"name":"\\ud800","industry":"教育","tags":["教育"]}\n', 'rule.text_invalid'],
  ['{"name":{"a":1},"industry":"教育","tags":["教育"]}\n', 'rule.type'],
  ['{"name":"甲","industry":"教育","tags":"教育","products":[{"name":""}]}\n', 'rule.required'],
])('a JSON line %s is rejected', async (line, code) => {
  const operation = await importFile(chamber, `{"name":"好","industry":"教育","tags":["教育"]}\n${line}`)
  expect(operation).toMatchObject({ ...counts, rows: 2, good: 1, created: 1, bad: 1 })
  expect((await rejectedOf(chamber, operation))[0]).toMatchObject({ line: 2, code })
})

test('a formula is kept as text, and neutralised where a spreadsheet would run it', async () => {
  const names = ['=HYPERLINK("http://evil.example","点")', '+1', '-1', '@SUM(A1)', `'=1`, '＝1', `'普通`]
  const quoted = names.map((name) => `"${name.replaceAll('"', '""')}",教育,教育`)
  const run = await importFile(chamber, table(...quoted), { onAlike: 'make' })
  expect(run).toMatchObject({ ...counts, good: 7, created: names.length })
  expect(await namesOf(chamber)).toEqual([...names.slice(0, 4), '=1', ...names.slice(5)])
  const cells = (await exportOf(chamber)).split('\r\n').slice(1, -1)
  expect(cells).toHaveLength(names.length)
  for (const cell of cells) expect(cell).not.toMatch(/^"?[=+\-@＝]/)
})

test('rejected rows come back as a file; corrected, it is imported, and nothing is doubled', async () => {
  const bad = await importFile(chamber, table('甲,教育,教育', '"=乙,乙",教育,一、二、三、四、五', '丙,,教育'))
  expect(bad).toMatchObject({ ...counts, good: 1, created: 1, bad: 2 })
  const file = await rejectedFileOf(chamber, bad)
  expect(file).toBe(
    [
      `\uFEFF${header},行号,未导入原因,如何改正`,
      `"'=乙,乙",教育,一、二、三、四、五,3,行业标签: 最多 4 个，现有 5 个,行业标签: 请删去多余的。`,
      '丙,,教育,4,行业: 不能为空,行业: 请填写。',
      '',
    ].join('\r\n'),
  )
  expect(await rejectedFileOf(chamber, bad, 'en')).toContain(',Line,Reason,How to correct it\r\n')
  const corrected = file.replace('一、二、三、四、五', '一、二').replace('丙,,', '丙,教育,')
  expect(await importFile(chamber, corrected)).toMatchObject({ ...counts, good: 2, created: 2 })
  expect(await namesOf(chamber)).toEqual(['甲', '=乙,乙', '丙'])
  expect(await importFile(chamber, corrected)).toMatchObject({ ...counts, good: 2, skipped: 2 })
  const json = await importFile(chamber, '{"name":"丁","industry":"","tags":["教育"]}\nno json\n')
  const lines = (await rejectedFileOf(chamber, json)).trimEnd().split('\n')
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    name: '丁',
    行号: 1,
    未导入原因: expect.stringContaining('industry'),
  })
  expect(lines[1]).toBe('no json')
})

describe('a company that is there already', () => {
  const code = '91440300708461136T'
  const full = `${header},统一社会信用代码,地址`
  const existing = `${full}\n旧名,教育,教育,${code},深圳\n别家,教育,教育,,\n`

  test.each([
    ['skip', { good: 3, created: 1, skipped: 2 }, ['旧名 深圳', '别家 ', '新家 新址']],
    ['update', { good: 3, created: 1, updated: 2 }, ['新名 新址', '别家 新址', '新家 新址']],
    ['fail', { good: 1, created: 1, bad: 2 }, ['旧名 深圳', '别家 ', '新家 新址']],
  ] as const)('%s', async (onConflict, change, expected) => {
    await importFile(chamber, existing)
    const content = `${full}\n新名,教育,教育,${code},新址\n别家,教育,教育,,新址\n新家,教育,教育,,新址\n`
    const operation = await importFile(chamber, content, { onConflict })
    expect(operation).toMatchObject({ ...counts, ...change })
    expect((await stored()).map(({ name, address }) => `${String(name)} ${String(address)}`)).toEqual(expected)
    expect((await rejectedOf(chamber, operation)).map((one) => one.code)).toEqual(
      onConflict === 'fail' ? ['companies.credit_code_taken', 'companies.name_taken'] : [],
    )
  })

  test('an update leaves what the file does not say', async () => {
    await importFile(chamber, existing)
    await importFile(chamber, table('旧名,金融业,金融'), { onConflict: 'update' })
    expect((await stored())[0]).toMatchObject({
      industry: '金融业',
      industry_tags: ['金融'],
      address: '深圳',
      unified_credit_code: code,
      version: 2,
    })
  })

  test.each([
    ['skip', { good: 3, created: 1, skipped: 2 }, '1'],
    ['update', { good: 3, created: 1, updated: 2 }, '3'],
    ['fail', { good: 1, created: 1, bad: 2 }, '1'],
  ] as const)('twice in one file: %s', async (onConflict, change, address) => {
    const content = `${full}\n甲,教育,教育,,1\n甲,教育,教育,,2\n甲,教育,教育,,3\n`
    expect(await importFile(chamber, content, { onConflict })).toMatchObject({ ...counts, ...change })
    expect((await stored()).map((one) => one.address)).toEqual([address])
  })

  test('updates that would give two companies one name or code change the first only', async () => {
    const other = '914403001922038216'
    await importFile(
      chamber,
      `${full}\n一,教育,教育,${code},\n二,教育,教育,${other},\n三,教育,教育,,\n四,教育,教育,,\n`,
    )
    const content = `${full}\n新,教育,教育,${code},\n新,教育,教育,${other},\n三,教育,教育,91440300MA5DA1NG3L,\n四,教育,教育,91440300MA5DA1NG3L,\n`
    const operation = await importFile(chamber, content, { onConflict: 'update' })
    expect(operation).toMatchObject({ status: 'done' })
    const names = (await stored()).map(({ name }) => name)
    expect(new Set(names).size).toBe(4)
    expect(names).toContain('二')
  })

  test('two runs over the same companies in opposite order both end', async () => {
    const rows = Array.from({ length: 4500 }, (_, i) => `对向${i},教育,教育`)
    const runs = await Promise.all([
      importFile(chamber, table(...rows)),
      importFile(chamber, table(...rows.toReversed())),
    ])
    for (const run of runs) expect(run).toMatchObject({ status: 'done', good: 4500, bad: 0 })
    expect((runs[0]?.created ?? 0) + (runs[1]?.created ?? 0)).toBe(4500)
    expect(await stored()).toHaveLength(4500)
  })

  test('in the next batch as well, whichever of the two is written first', async () => {
    const rows = Array.from({ length: 4000 }, (_, i) => `回文${i},教育,教育`)
    const file = table(...rows, ...rows.toReversed(), ...rows, '另一家,教育,教育')
    const run = await importFile(chamber, file)
    expect(run).toMatchObject({ status: 'done', created: 4001, skipped: 8000, good: 12_001, bad: 0 })
    expect(await stored()).toHaveLength(4001)
  })
})

describe('all or nothing', () => {
  test('one bad row keeps all others out', async () => {
    const operation = await importFile(chamber, `${many(5000)},教育,教育\n`, { atomic: true })
    expect(operation).toMatchObject({
      ...counts,
      status: 'failed',
      bad: 1,
      failure: { code: 'import.rejected_whole', params: { bad: 1 } },
    })
    expect(await stored()).toEqual([])
  })

  test('without one all of them come', async () => {
    expect(await importFile(chamber, many(5000), { atomic: true })).toMatchObject({
      ...counts,
      rows: 5000,
      good: 5000,
      created: 5000,
    })
    expect(await stored()).toHaveLength(5000)
  })

  test('what ends the reading in the middle leaves nothing behind', async () => {
    const content = `${many(5000)}"${'x'.repeat(17 * 1024 * 1024)}`
    for (const query of [{ atomic: true }, { dryRun: true }]) {
      const operation = await importFile(chamber, content, query)
      expect(operation).toMatchObject({ status: 'failed', failure: { code: 'import.row_too_long' } })
      expect(await stored()).toEqual([])
    }
  })
})

test.each(['skip', 'update', 'fail'] as const)('a dry run tells what the run then does: %s', async (onConflict) => {
  await importFile(chamber, many(10))
  const content = `${many(5000)}公司1,教育,教育\n,教育,教育\n`
  const dry = await importFile(chamber, content, { onConflict, dryRun: true })
  expect(await stored()).toHaveLength(10)
  const wet = await importFile(chamber, content, { onConflict })
  const told = ({ status, rows, good, bad, created, updated, skipped }: typeof wet) => ({
    status,
    rows,
    good,
    bad,
    created,
    updated,
    skipped,
  })
  expect(told(dry)).toEqual(told(wet))
  expect(wet.created).toBe(4990)
  expect(await rejectedOf(chamber, dry)).toEqual(await rejectedOf(chamber, wet))
})

test('the same file sent several times while it is on its way is one run', async () => {
  const body = Buffer.from(many(4000))
  const holder = await server.database.pool.connect()
  await holder.query('begin; lock table companies in exclusive mode')
  const sent = await Promise.all(
    Array.from({ length: 5 }, () => chamber.companies.import({ query: { fileName: 'a.csv' }, body })),
  ).finally(async () => {
    await holder.query('rollback')
    holder.release()
  })
  const ids = new Set(sent.map(({ id }) => id))
  expect(ids.size).toBe(1)
  for (const id of ids) expect(await finished(chamber, id)).toMatchObject({ ...counts, good: 4000, created: 4000 })
  // The file goes behind the run's end.
  await expect.poll(storedFiles).toEqual([])
})

describe('cancelling', () => {
  test.each([{}, { atomic: true }])('stops a run at its next batch: %o', async (query) => {
    const letGo = await holdCompany(server.databaseUrl, channelIdOf('chamberAdmin'), '公司3000')
    const body = Buffer.from(many(6000))
    const { id: operationId } = await chamber.companies.import({ query: { fileName: 'a.csv', ...query }, body })
    await expect.poll(async () => (await chamber.operations.show({ params: { operationId } })).good).toBeGreaterThan(0)
    await chamber.operations.cancel({ params: { operationId } })
    await letGo()
    const operation = await finished(chamber, operationId)
    expect(operation).toMatchObject({ status: 'cancelled', failure: null })
    expect(await stored()).toHaveLength(operation.created)
    expect(operation.created).toBeLessThan(6000)
    expect(await codeOf(chamber.operations.cancel({ params: { operationId } }))).toBe('operation.finished')
    // Kept, so that it can be resumed.
    expect((await storedFiles()).map(({ name }) => name)).toContain(operation.id)
  })
})

test('a file whose object is gone ends its run, once', async () => {
  await db.execute(sql`insert into operations (channel_id, id, kind, title, account_id, started_by, options, digest, file_key)
    select channel_id, gen_random_uuid(), 'companies.import', 'gone.csv', id, name, '{"onConflict":"skip","atomic":false,"language":"zh"}', 'gone', 'imports/gone'
    from accounts where name = 'chamberAdmin'`)
  await expect.poll(async () => (await runOf('gone.csv'))?.status).toBe('failed')
})

test('a run whose connections break off goes on, and does no row twice', async () => {
  const { id } = await chamber.companies.import({ query: { fileName: 'a.csv' }, body: Buffer.from(many(20_000)) })
  await expect
    .poll(async () => (await chamber.operations.show({ params: { operationId: id } })).good)
    .toBeGreaterThan(0)
  await db.execute(
    sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
  )
  await expect
    .poll(async () => (await chamber.operations.show({ params: { operationId: id } }).catch(() => undefined))?.status)
    .toBe('done')
  expect(await finished(chamber, id)).toMatchObject({ ...counts, rows: 20_000, good: 20_000, created: 20_000 })
  expect(await stored()).toHaveLength(20_000)
})

test('an export of many thousand rows has each of them once', async () => {
  await importFile(chamber, many(5000))
  const names = await namesOf(chamber)
  expect(names).toEqual(Array.from({ length: 5000 }, (_, i) => `公司${i}`))
})

test('paths in a file name are only its title', async () => {
  const { title } = await importFile(chamber, many(1), { fileName: '../../../etc/passwd\r\nset-cookie: a=b.csv' })
  expect(title).toBe('../../../etc/passwd\r\nset-cookie: a=b.csv')
  const paths = (await storedFiles()).map(({ parentPath, name }) => join(parentPath, name))
  expect(paths.filter((path) => path.includes('passwd'))).toEqual([])
})

test('what a file of rejected rows says of a cell is what the import before it read', async () => {
  const names = ["'=甲", "''=乙", '=丙', ';丁', "'\u200B@戊", "'己"]
  const rejected = await importFile(chamber, `${header}\n${names.map((name) => `"${name}",教育,\n`).join('')}`)
  expect(rejected).toMatchObject({ ...counts, bad: names.length })
  const file = await rejectedFileOf(chamber, rejected)
  expect(
    file
      .split('\r\n')
      .slice(1, -1)
      .map((line) => /^"?([^",]+)"?,教育,/.exec(line)?.[1]),
  ).toEqual(names.map((name) => (name.startsWith("'") ? name : `'${name}`)))
  const corrected = file.replaceAll(',教育,,', ',教育,教育,')
  expect(await importFile(chamber, corrected)).toMatchObject({ ...counts, rows: 6, good: 6, created: 6 })
  expect(new Set(await namesOf(chamber))).toEqual(new Set(['=甲', "'=乙", '=丙', ';丁', '@戊', "'己"]))
})
