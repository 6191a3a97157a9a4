import { buffer } from 'node:stream/consumers'
import { afterAll, expect, test } from 'vitest'
import writeXlsx from 'write-excel-file/node'
import { ZipFile } from 'yazl'
import type { Operation } from '@icss/core/operations/operation.ts'
import { finished, importFile, namesOf, rejectedFileOf } from '../testing/import-file.ts'
import { codeOf } from '../testing/problem-of.ts'
import { startTestServer } from '../testing/test-server.ts'
import { xlsxOf } from '../testing/xlsx-file.ts'
import { filesOfZip, unpacked, unpackingBudget } from './zip-files.ts'

const server = await startTestServer()
afterAll(() => server.stop())

const chamber = server.as('chamberAdmin')
const kind = 'companies'
const look = (text: string | Buffer, rowsAbove?: number, sheet?: string) =>
  chamber.imports.look({ params: { kind }, query: { rowsAbove, sheet }, body: Buffer.from(text) })
const columnsOf = ({ columns }: Awaited<ReturnType<typeof look>>) => columns.map(({ header, field }) => [header, field])

test('a table is looked at: what its columns say, with examples, and which fields there are', async () => {
  const seen = await look('企业名称,说明,行业\n甲,一,教育\n乙,,教育\n')
  expect(columnsOf(seen)).toEqual([
    ['企业名称', 'name'],
    ['说明', null],
    ['行业', 'industry'],
  ])
  expect(seen).toMatchObject({ rowsAbove: 0, sheet: null, otherSheets: [], merged: [] })
  expect(seen.columns[1]).toMatchObject({ samples: ['一'] })
  expect(seen.fields).toContainEqual({ field: 'name', header: '企业名称', isRequired: true })
  expect(await namesOf(chamber)).not.toContain('甲')
})

test('a header below a title is found, unless it is said where it stands', async () => {
  const table = '商会会员名录\n制表：办公室\n企业名称,行业,行业标签\n标题下一,教育,教育\n'
  expect(await look(table)).toMatchObject({ rowsAbove: 2, columns: [{ field: 'name' }, { field: 'industry' }, {}] })
  expect(await look(table, 1)).toMatchObject({ rowsAbove: 1, columns: [{ header: '制表：办公室', field: null }] })
  expect(await importFile(chamber, table)).toMatchObject({ status: 'done', created: 1, reading: { rowsAbove: 2 } })
  expect(await importFile(chamber, table, { rowsAbove: '2' })).toMatchObject({ status: 'done', skipped: 1 })
  expect(await namesOf(chamber)).toContain('标题下一')
  expect(await importFile(chamber, table, { rowsAbove: '9' })).toMatchObject({
    status: 'failed',
    failure: { code: 'import.empty' },
  })
})

test('a header is not taken from rows below it, whatever they say', async () => {
  const table = '企业名称,行业,行业标签,备注\n行业,教育,教育,\n企业名称,行业,行业标签,备注\n,,,合计\n'
  const run = await importFile(chamber, table)
  expect(run).toMatchObject({ rows: 2, created: 2, bad: 0, reading: { rowsAbove: 0, headings: { count: 1 } } })
})

test('where a person named the columns, and no row of the header, it is the first', async () => {
  const table = '单位,行业门类,标签\n企业名称,行业,行业标签\n'
  expect(await importFile(chamber, table, { columns: 'name,industry,industryTags' })).toMatchObject({
    rows: 1,
    reading: { rowsAbove: 0 },
  })
})

test('columns are what a person says they are', async () => {
  const table = '单位,备忘,门类,标签\n对应一,不要,教育,教育\n'
  expect(await importFile(chamber, table, { columns: 'name,,industry,industryTags' })).toMatchObject({
    status: 'done',
    created: 1,
  })
  expect(await namesOf(chamber)).toContain('对应一')
  const fails = async (columns: string) => (await importFile(chamber, table, { columns })).failure?.code
  expect(await fails('name,,name,')).toBe('import.doubled_header')
  expect(await fails('name,,nonsense,')).toBe('import.unknown_header')
  expect(await fails(',,industry,industryTags')).toBe('import.missing_header')
})

test('columns that nobody knows are left out and told, with the header that they may be meant for', async () => {
  const table = `序号,企业名称,行业,行业标签,企业简价,备注\n1,多列一,教育,教育,简,${'𠮷'.repeat(60)}\n`
  const leftOut = [
    { header: '序号', nearest: null },
    { header: '企业简价', nearest: '企业简介' },
    { header: '备注', nearest: null },
  ]
  const told = { status: 'done', created: 1, bad: 0, reading: { leftOut } }
  expect(await importFile(chamber, table, { dryRun: 'true' })).toMatchObject(told)
  expect(await namesOf(chamber)).not.toContain('多列一')
  expect(await importFile(chamber, table)).toMatchObject(told)
  expect(await namesOf(chamber)).toContain('多列一')
  expect(await importFile(chamber, table, { strict: 'true' })).toMatchObject({
    status: 'failed',
    reading: null,
    failure: { code: 'import.unknown_header', params: { header: '序号' } },
  })
  const { columns } = await look(table)
  expect(columns.map(({ nearest }) => nearest)).toEqual([null, null, null, null, '企业简介', null])
})

test('what a person leaves out is told as well, and a header that is there already is meant by no other', async () => {
  const table = '企业名称,行业,行业标签,企业简介,企业简介2\n多列二,教育,教育,简,介\n'
  expect(await importFile(chamber, table)).toMatchObject({
    reading: { leftOut: [{ header: '企业简介2', nearest: null }] },
  })
  expect(await importFile(chamber, table, { columns: 'name,industry,industryTags,,' })).toMatchObject({
    reading: { leftOut: [{ header: '企业简介' }, { header: '企业简介2' }] },
  })
  const known = await importFile(chamber, '企业名称,行业,行业标签,行号\n多列三,教育,教育,7\n')
  expect(known).toMatchObject({ created: 1, reading: { leftOut: [] } })
})

test('where a required column is missing, it is named, with the one that may be meant for it', async () => {
  expect((await importFile(chamber, '备注,行业\n甲,教育\n')).failure).toEqual({
    code: 'import.missing_header',
    params: { header: '企业名称、行业标签' },
  })
  expect((await importFile(chamber, '备注,企业名成,行业\n乙,甲,教育\n')).failure).toEqual({
    code: 'import.misnamed_header',
    params: { header: '企业名称、行业标签', found: '企业名成', nearest: '企业名称' },
  })
})

test('of several required columns each is named with the one that may be meant for it', async () => {
  expect((await importFile(chamber, '行页,企业名成,行业标记,企业名呈\n教育,甲,教育,乙\n')).failure).toEqual({
    code: 'import.misnamed_headers',
    params: {
      header: '企业名称、行业、行业标签',
      meant: '“企业名成” → “企业名称”、“行业标记” → “行业标签”',
    },
  })
})

const strictFailureOf = async (table: string) => (await importFile(chamber, table, { strict: 'true' })).failure

test('a file that is read strictly is told of what is required and missing before what nobody knows', async () => {
  expect(await strictFailureOf('备注,企业名成,行业\n乙,甲,教育\n')).toEqual({
    code: 'import.misnamed_header',
    params: { header: '企业名称、行业标签', found: '企业名成', nearest: '企业名称' },
  })
  expect(await strictFailureOf('企业名称,备注,行业标签,行业\n甲,乙,教育,教育\n')).toMatchObject({
    code: 'import.unknown_header',
    params: { header: '备注' },
  })
})

/** What was said of the rejected rows of a run, and what they should hold. */
async function toldOf(run: Operation): Promise<unknown[]> {
  const { items } = await chamber.operations.rejected({ params: { operationId: run.id } })
  return items.map(({ line, column, code, params }) => [line, column, code, params])
}

test('a cell that is no choice is told the words that it accepts, in the language of its header, with all other faults', async () => {
  const zh = await importFile(chamber, '企业名称,行业,行业标签,高新技术企业,登记状态\n,教育,教育,或许,活着\n')
  expect(await toldOf(zh)).toEqual([
    [2, '企业名称', 'rule.required', {}],
    [2, '高新技术企业', 'rule.type', { expected: '是 / 否' }],
    [2, '登记状态', 'rule.choice', { choices: '存续、在营、吊销、注销、清算、其他' }],
  ])
  expect(await rejectedFileOf(chamber, zh)).toContain(
    '企业名称: 请填写。高新技术企业: 应为是 / 否。登记状态: 可选：存续、在营、吊销、注销、清算、其他。',
  )
  const header = 'Company name,Industry,Industry tags,High-tech company,Registration status'
  const en = await importFile(chamber, `${header}\n,Education,Education,maybe,alive\n`)
  expect(await toldOf(en)).toEqual([
    [2, 'Company name', 'rule.required', {}],
    [2, 'High-tech company', 'rule.type', { expected: 'yes / no' }],
    [
      2,
      'Registration status',
      'rule.choice',
      { choices: 'Existing, Operating, Revoked, Deregistered, Liquidating, Other' },
    ],
  ])
  expect(await rejectedFileOf(chamber, en, 'en')).toContain(
    'Company name: Fill it in. High-tech company: It should be yes / no. Registration status: Choose from: Existing,',
  )
})

test('a record tells all its faults at once: what nobody knows, what is missing, what is no choice', async () => {
  const run = await importFile(chamber, '{"企业名程":"甲","行业":"教育","highTech":"或许","備考":"乙"}\n', {
    fileName: '会员.jsonl',
  })
  expect(await toldOf(run)).toEqual([
    [1, '企业名程', 'import.unknown_header', { header: '企业名程', nearest: '企业名称、企业类型、上市企业' }],
    [1, '備考', 'import.unknown_header', { header: '備考', nearest: expect.any(String) }],
    [1, '企业名称', 'rule.required', {}],
    [1, '行业标签', 'rule.required', {}],
    [1, 'highTech', 'rule.type', { expected: 'yes / no' }],
  ])
})

test('a cell that should hold a number is told so in words', async () => {
  const { id } = await chamber.businessCards.import({
    query: { fileName: '名片.csv' },
    body: Buffer.from('姓名,手机号,序号\n王明,13800138000,三\n'),
  })
  expect(await toldOf(await finished(chamber, id))).toEqual([[2, '序号', 'rule.type', { expected: '整数' }]])
})

/** The same workbook with `change` made to its parts. */
async function changedXlsx(file: Buffer, change: (name: string, xml: string) => string): Promise<Buffer> {
  const zip = new ZipFile()
  for (const [name, packed] of filesOfZip(file)) {
    const pieces: Buffer[] = []
    for await (const piece of unpacked(packed, unpackingBudget(1_000_000))) pieces.push(piece)
    zip.addBuffer(Buffer.from(change(name, Buffer.concat(pieces).toString())), name)
  }
  zip.end()
  return buffer(zip.outputStream)
}

const text = (at: string, words: string) => `<c r="${at}" t="inlineStr"><is><t>${words}</t></is></c>`

test('of a workbook the first sheet in sight is read; hidden ones, others and merged cells are told', async () => {
  const rows = `<row r="1">${text('A1', '企业名称')}${text('B1', '行业')}${text('C1', '行业标签')}</row><row r="2">${text('A2', '表二')}${text('B2', '教育')}${text('C2', '教育')}</row>`
  const plain = await xlsxOf(rows)
  const file = await changedXlsx(plain, (name, xml) => {
    if (name === 'xl/worksheets/sheet1.xml')
      return xml.replace('</sheetData>', '</sheetData><mergeCells><mergeCell ref="B2:B5"/></mergeCells>')
    if (name !== 'xl/workbook.xml') return xml
    return xml.replace(
      /<sheets>.*<\/sheets>/,
      `<sheets><sheet name="草稿" sheetId="2" state="hidden" r:id="rId9"/><sheet name="会员" sheetId="1" r:id="rId1"/><sheet name="说明" sheetId="3" r:id="rId8"/></sheets>`,
    )
  })
  expect(await look(file)).toMatchObject({
    sheet: '会员',
    otherSheets: [
      { name: '草稿', isHidden: true },
      { name: '说明', isHidden: false },
    ],
    merged: ['B2:B5'],
    columns: [{ field: 'name' }, { field: 'industry' }, { field: 'industryTags' }],
  })
  expect(await importFile(chamber, file, { fileName: '会员.xlsx' })).toMatchObject({ status: 'done', created: 1 })
})

/** A workbook whose sheets hold rows of those cells. */
const workbookOf = (sheets: Readonly<Record<string, readonly (readonly string[])[]>>) =>
  writeXlsx(
    Object.entries(sheets).map(([sheet, rows]) => ({
      sheet,
      data: rows.map((row) => row.map((value) => ({ value }))),
    })),
  ).toBuffer()

const heading = ['企业名称', '行业', '行业标签']
const company = (name: string) => [heading, [name, '教育', '教育']]

test('of several sheets with rows the first is read and told; another is read where it is named', async () => {
  const file = await workbookOf({ 封面: [['会员名录']], 理事: company('理事甲'), 空: [], 会员: company('会员甲') })
  const run = await importFile(chamber, file, { fileName: '会员.xlsx' })
  expect(run).toMatchObject({ created: 1, reading: { sheet: '理事', otherSheets: ['封面', '会员'] } })
  expect(await namesOf(chamber)).toContain('理事甲')
  expect(await importFile(chamber, file, { fileName: '会员.xlsx', sheet: ' 会员 ' })).toMatchObject({
    created: 1,
    reading: { sheet: '会员', otherSheets: ['封面', '理事'] },
  })
  expect(await namesOf(chamber)).toContain('会员甲')
  expect(await look(file, undefined, '会员')).toMatchObject({
    sheet: '会员',
    otherSheets: [{ name: '封面' }, { name: '理事' }],
    columns: [{ samples: ['会员甲'] }, {}, {}],
  })
})

test('a sheet that is not there is refused, with those that are; a file without sheets has none to name', async () => {
  const file = await workbookOf({ 理事: company('表三'), 会员: company('表四') })
  expect((await importFile(chamber, file, { sheet: '名单' })).failure).toEqual({
    code: 'import.sheet_missing',
    params: { sheet: '名单', sheets: '理事, 会员' },
  })
  expect(await codeOf(look(file, undefined, '名单'))).toBe('import.sheet_missing')
  const csv = '企业名称,行业,行业标签\n表五,教育,教育\n'
  expect((await importFile(chamber, csv, { sheet: '会员' })).failure?.code).toBe('import.no_sheets')
  const alone = await importFile(chamber, await workbookOf({ 会员: company('表六') }), { fileName: '一张.xlsx' })
  expect(alone).toMatchObject({ created: 1, reading: { sheet: '会员', otherSheets: [] } })
})

test.each([
  './worksheets/sheet1.xml',
  '../xl/worksheets/sheet1.xml',
  '/xl/worksheets/sheet1.xml',
  'Worksheets/SHEET1.xml',
  String.raw`worksheets\sheet1.xml`,
  'work%73heets/sheet1.xml',
])('a part of a workbook is found by its relation, as %s', async (target) => {
  const plain = await xlsxOf(`<row r="1">${text('A1', '企业名称')}</row>`)
  const file = await changedXlsx(plain, (name, xml) =>
    name.endsWith('workbook.xml.rels') ? xml.replace('"worksheets/sheet1.xml"', `"${target}"`) : xml,
  )
  expect(await look(file)).toMatchObject({ columns: [{ field: 'name' }] })
})

test('sheets in sight without anything are named where there is nothing else', async () => {
  const run = await importFile(chamber, await xlsxOf(''), { fileName: '空.xlsx' })
  expect(run).toMatchObject({ status: 'failed', failure: { code: 'import.empty_sheets', params: { sheets: '1' } } })
})

test('what is no table, and what one may not import, is refused', async () => {
  expect(await codeOf(look(''))).toBe('import.empty')
  expect(await codeOf(look(Buffer.from('%PDF-1.7')))).toBe('import.not_a_table')
  const main = server.as('mainAdmin')
  const body = Buffer.from('a')
  expect(await codeOf(main.imports.look({ params: { kind }, query: {}, body }))).toBe('request.not_found')
  expect(await codeOf(main.imports.template({ params: { kind }, query: {} }))).toBe('request.not_found')
})

test('a template is the header of its import, and is one', async () => {
  const csv = await (await chamber.imports.template({ params: { kind }, query: { format: 'csv' } })).text()
  expect(csv).toMatch(/企业名称\*,/)
  const filled = await look(csv)
  expect(filled.columns.every(({ field }) => field !== null)).toBe(true)
  const workbook = await (await chamber.imports.template({ params: { kind }, query: { language: 'en' } })).arrayBuffer()
  expect((await look(Buffer.from(workbook))).columns.map(({ field }) => field)).toEqual(
    filled.columns.map(({ field }) => field),
  )
})

test('rejected rows are given cell by cell to be corrected, with what was said of their columns', async () => {
  const table = '单位,备忘,门类,标签,行号\n,要,教育,教育,7\n改正一,要,教育,教育,8\n'
  const run = await importFile(chamber, table, { columns: 'name,,industry,industryTags,' })
  expect(run).toMatchObject({ created: 1, bad: 1 })
  const found = await chamber.operations.toCorrect({ params: { operationId: run.id } })
  expect(found).toMatchObject({
    headers: ['单位', '备忘', '门类', '标签'],
    columns: ['name', '', 'industry', 'industryTags'],
    items: [{ line: 2, cells: ['', '要', '教育', '教育'], faults: [{ column: '单位', code: 'rule.required' }] }],
    total: 1,
  })
  const other = server.as('mainAdmin')
  expect(await codeOf(other.operations.toCorrect({ params: { operationId: run.id } }))).toBe('request.not_found')
  const again = await chamber.companies.import({
    query: { fileName: '改正.csv', columns: 'name,,industry,industryTags' },
    body: Buffer.from('"单位","备忘","门类","标签"\r\n"改正二","要","教育","教育"'),
  })
  expect(await finished(chamber, again.id)).toMatchObject({ created: 1, bad: 0 })
})
