import { readFile } from 'node:fs/promises'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { sql } from 'drizzle-orm'
import { emptyCompanies } from '../testing/empty-companies.ts'
import { problemOf } from '../testing/problem-of.ts'
import { exportedFile, importFile, rejectedOf } from '../testing/import-file.ts'
import { readSheet } from 'read-excel-file/node'
import { startTestServer } from '../testing/test-server.ts'
import { xlsxOf } from '../testing/xlsx-file.ts'

/*
 * Small files like those that administrators bring, each with what must come out. None holds a real company or person.
 */
const server = await startTestServer()
afterAll(() => server.stop())

const chamber = server.as('chamberAdmin')
const db = server.database.system

beforeEach(async () => {
  await emptyCompanies(db)
})

const texts = (...cells: readonly string[]) =>
  cells.map((cell) => `<c t="inlineStr"><is><t>${cell}</t></is></c>`).join('')

const fieldFile = (name: string) => readFile(new URL(`field/${name}`, import.meta.url))
const importField = async (name: string, query: Parameters<typeof importFile>[2] = {}) =>
  importFile(chamber, await fieldFile(name), { fileName: name, ...query })

const stored = async () => (await db.execute<Record<string, unknown>>(sql`select * from companies order by id`)).rows

test('an error cell and a formula without a value do not wipe what is there', async () => {
  await importField('01a-seed.csv')
  const run = await importField('01b-error-cells.xlsx', { onConflict: 'update' })
  expect(run).toMatchObject({ status: 'done', updated: 0, bad: 1 })
  expect(await rejectedOf(chamber, run)).toEqual([
    { line: 2, column: '地址', value: '#N/A', code: 'import.cell_error' },
    { line: 2, column: '法定代表人', value: '=B9', code: 'import.cell_without_value' },
  ])
  expect(await stored()).toMatchObject([{ address: '南山区一路 1 号', legal_representative: '测试人' }])
})

test.each([
  [
    '02-tax-id-as-number.xlsx',
    [{ line: 2, column: '纳税人识别号', value: '914403001234568000', code: 'import.digits_lost' }],
  ],
  ['27-rounded.csv', [{ line: 2, column: '纳税人识别号', value: '914403001234568000', code: 'import.digits_rounded' }]],
  [
    '03-scientific.csv',
    [
      { line: 2, column: '注册号', value: '4.40301E+14', code: 'import.digits_lost' },
      { line: 2, column: '纳税人识别号', value: '9.1440300123E+17', code: 'import.digits_lost' },
    ],
  ],
])('%s: its row is refused', async (name, rejected) => {
  const run = await importField(name)
  expect(await rejectedOf(chamber, run)).toEqual(rejected)
  expect(run).toMatchObject({ status: 'done', created: 0, bad: 1 })
  expect(await stored()).toEqual([])
})

test.each(['44030123456789', '440301234567891', '4403012345678900', '44030123456789100', '914403001234568000'])(
  'the number %s is refused where a spreadsheet cannot hold all of its digits, and taken as a text whatever it ends in',
  async (code) => {
    const isWhole = code.length <= 15
    const numbers = ['<c s="0">', '<c s="1">'].map(
      (cell, i) => `<row>${texts(`田三十${i}学校`, '教育', '教育')}${cell}<v>${code}</v></c></row>`,
    )
    const text = `<row>${texts('田三十三学校', '教育', '教育', code)}</row>`
    const header = `<row>${texts('企业名称', '行业', '行业标签', '注册号')}</row>`
    const run = await importFile(chamber, await xlsxOf([header, ...numbers, text].join(''), { format: '0' }))
    const lost = [2, 3].map((line) => ({ line, column: '注册号', value: code, code: 'import.digits_lost' }))
    const isRounded = code.length === 18
    expect(await rejectedOf(chamber, run)).toEqual([
      ...(isWhole ? [] : lost),
      // Of 18 digits even a text tells that it was a number once.
      ...(isRounded ? [{ line: 4, column: '注册号', value: code, code: 'import.digits_rounded' }] : []),
    ])
    const kept = (await stored()).map(({ registration_number: number }) => number)
    expect(kept).toEqual(isWhole ? [code, code, code] : isRounded ? [] : [code])
  },
)

test('a program’s numbers that are too long for it, and what it took from a spreadsheet, are refused as well', async () => {
  const run = await importFile(
    chamber,
    [
      '"taxpayerId":914403001234567890',
      '"taxpayerId":"9.1440300123E+17"',
      '"address":"#REF!"',
      '"taxpayerId":"914403001234567890"',
    ]
      .map((more) => `{"name":"田三科技有限公司","industry":"软件","industryTags":["云"],${more}}\n`)
      .join(''),
  )
  expect(await rejectedOf(chamber, run)).toMatchObject([
    { line: 1, column: 'taxpayerId', code: 'import.digits_lost' },
    { line: 2, column: 'taxpayerId', value: '9.1440300123E+17', code: 'import.digits_lost' },
    { line: 3, column: 'address', value: '#REF!', code: 'import.cell_error' },
  ])
  expect(await stored()).toMatchObject([{ taxpayer_id: '914403001234567890' }])
})

test.each([
  ['05-iso-date.xlsx', { business_period: '2024-03-05' }],
  ['06-float.xlsx', { registered_capital: '1000.1' }],
  ['07-number-formats.xlsx', { registration_number: '000755', registered_capital: '500.00万元' }],
  ['08-date-and-time.xlsx', { business_period: '2024-03-05 14:30' }],
  ['09-header-unit.csv', { registered_capital: '1000万元' }],
  ['10-hidden-first-sheet.xlsx', { name: '田十科技有限公司' }],
  ['11-workbook2.xlsx', { name: '田十科技有限公司' }],
  ['12-target-with-dot.xlsx', { name: '田十科技有限公司' }],
  ['13-empty-first-sheet.xlsx', { name: '田十科技有限公司' }],
  ['14-comma-rows.csv', { name: '田十一科技有限公司' }],
  ['15-sep-line.csv', { name: '田十二科技有限公司' }],
  ['16-header-zero-width.csv', { name: '田十三科技有限公司' }],
])('%s is read', async (name, company) => {
  expect(await importField(name)).toMatchObject({ status: 'done', failure: null, rows: 1, created: 1, bad: 0 })
  expect(await stored()).toMatchObject([company])
})

test.each([
  ['25-grouped-headers.xlsx', { sheet: '会员', rowsAbove: 3 }],
  ['26-grouped-headers.csv', { sheet: null, rowsAbove: 2 }],
])('%s: a title over a header of two rows, merged cells, and columns that nobody needs', async (name, how) => {
  const run = await importField(name)
  const leftOut = [
    { header: '序号', nearest: null },
    { header: '备注', nearest: null },
  ]
  expect(run).toMatchObject({
    status: 'done',
    rows: 3,
    created: 3,
    bad: 0,
    reading: { ...how, otherSheets: [], leftOut },
  })
  expect(await stored()).toMatchObject([
    { name: '田二十科技有限公司', industry: '软件', industry_tags: ['云'], legal_representative: '测试甲' },
    { name: '田二十一科技有限公司', industry: '软件', industry_tags: ['云', '数据'], legal_representative: '测试乙' },
    { name: '田二十二学校', industry: '教育', industry_tags: ['教育'], legal_representative: '测试丙' },
  ])
})

test('of several sheets the first with rows is read, and another where it is named', async () => {
  expect(await importField('28-several-sheets.xlsx', { dryRun: 'true' })).toMatchObject({
    created: 1,
    reading: { sheet: '理事', otherSheets: ['封面', '会员'] },
  })
  expect(await importField('28-several-sheets.xlsx', { sheet: '会员' })).toMatchObject({ created: 2, bad: 0 })
  expect(await stored()).toMatchObject([{ name: '田二十五科技有限公司' }, { name: '田二十六学校' }])
})

test('a name with characters that nobody sees is the name without them', async () => {
  expect(await importField('17-names-invisible.csv')).toMatchObject({ status: 'done', created: 1, skipped: 2, bad: 0 })
  expect(await stored()).toMatchObject([{ name: '田十四科技有限公司' }])
})

test('a name in another writing is probably the same: skipped, and named with what it met', async () => {
  const run = await importField('18-names-same.csv')
  expect(run).toMatchObject({ status: 'done', created: 2, skipped: 2, alike: 2, bad: 0 })
  const { items } = await chamber.operations.alike({ params: { operationId: run.id } })
  expect(items).toMatchObject([
    { line: 3, name: '田十五(深圳)科技有限公司', met: '田十五（深圳）科技有限公司' },
    { line: 5, name: '艾力•田贸易行', met: '艾力·田贸易行' },
  ])
  const companies = await stored()
  expect(companies).toMatchObject([{ name: '田十五（深圳）科技有限公司' }, { name: '艾力·田贸易行' }])
  expect(items.map(({ id }) => id)).toEqual(companies.map(({ id }) => id))
})

test('text behind a closing quote is the fault of its line, and what follows is read', async () => {
  const run = await importField('19-lone-quote.csv')
  expect(run).toMatchObject({ status: 'done', rows: 3, created: 2, bad: 1 })
  expect(await rejectedOf(chamber, run)).toMatchObject([{ line: 2, code: 'import.quote_followed' }])
  expect(await stored()).toMatchObject([{ name: '田十七科技有限公司' }, { name: '田十八科技有限公司' }])
})

test.each([
  ['04-cut-utf8.csv', { code: 'import.encoding_mixed', params: { line: 2 } }],
  ['20-header-only.csv', { code: 'import.no_rows' }],
])('%s is refused when it is read', async (name, failure) => {
  expect(await importField(name)).toMatchObject({ status: 'failed', created: 0, failure })
  expect(await stored()).toEqual([])
})

test.each([
  ['22-password.xlsx', 'import.password'],
  ['24-html.xls', 'import.web_page'],
])('%s is refused at once, by what it is', async (name, code) => {
  expect(await problemOf(importField(name))).toMatchObject({ code })
})

test('no cell of an XLSX is longer than a sheet takes; what stands in its place says so and wipes nothing', async () => {
  const products = Array.from({ length: 50 }, (_, i) => ({
    name: `产品${i}`,
    link: `http://a.example.com/${'p'.repeat(300)}`,
    description: '述'.repeat(500),
  }))
  await chamber.companies.create({
    body: { name: '田十九科技有限公司', industry: '软件', industryTags: ['云'], products },
  })
  const before = await stored()
  const file = await exportedFile(chamber, 'xlsx')
  const cells = (await readSheet(file)).flat()
  expect(Math.max(...cells.map((cell) => String(cell ?? '').length))).toBeLessThan(32_768)
  expect(cells).toContainEqual(expect.stringMatching(/^#过长：这里有 4\d{4} 字/))
  const run = await importFile(chamber, file, { fileName: '导出.xlsx', onConflict: 'update' })
  expect(await rejectedOf(chamber, run)).toMatchObject([{ line: 2, column: '产品', code: 'import.cell_left_out' }])
  expect(await stored()).toEqual(before)
})
