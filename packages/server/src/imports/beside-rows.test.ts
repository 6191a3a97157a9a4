import { afterAll, beforeEach, expect, test } from 'vitest'
import { sql } from 'drizzle-orm'
import { emptyCompanies } from '../testing/empty-companies.ts'
import { importFile, rejectedOf } from '../testing/import-file.ts'
import { startTestServer } from '../testing/test-server.ts'
import { xlsxOf } from '../testing/xlsx-file.ts'

const server = await startTestServer()
afterAll(() => server.stop())
const chamber = server.as('chamberAdmin')

beforeEach(() => emptyCompanies(server.database.system))

const names = async () =>
  (await server.database.system.execute<{ name: string }>(sql`select name from companies order by name`)).rows.map(
    ({ name }) => name,
  )

const none = { count: 0, first: [] }

const refused = async ({ id }: { readonly id: string }) =>
  (await chamber.operations.rejected({ params: { operationId: id } })).items

const textCell = (place: string, text: string) => `<c r="${place}" t="inlineStr"><is><t>${text}</t></is></c>`
/** A sheet of texts by their places, as A1; `merged` are places such as A2:D2. */
async function sheet(rows: readonly Readonly<Record<string, string>>[], ...merged: readonly string[]): Promise<Buffer> {
  const xml = rows
    .map((row, i) => {
      const cells = Object.entries(row).map(([letter, text]) => textCell(`${letter}${i + 1}`, text))
      return `<row r="${i + 1}">${cells.join('')}</row>`
    })
    .join('')
  const places = merged.map((place) => `<mergeCell ref="${place}"/>`).join('')
  return xlsxOf(`${xml}</sheetData><mergeCells>${places}</mergeCells><sheetData>`)
}
const header = { A: '企业名称', B: '行业', C: '行业标签', D: '地址' }
const school = { A: '小标题学校', B: '教育', C: '教育' }

test('headings between the rows are passed over, and told with their lines', async () => {
  const table = [
    '序号,企业名称,行业,行业标签,备注',
    '一、理事单位,,,,',
    '1,小标题甲,教育,教育,',
    '2,小标题乙,教育,教育,',
    ',（二）会员单位,,,',
    '3,小标题丙,教育,教育,',
    ' ,,,,以上名单截至年底',
  ].join('\n')
  for (const dryRun of ['true', 'false'])
    expect(await importFile(chamber, table, { dryRun })).toMatchObject({
      status: 'done',
      rows: 3,
      created: 3,
      bad: 0,
      reading: {
        headings: {
          count: 3,
          first: [
            { line: 2, text: '一、理事单位' },
            { line: 5, text: '（二）会员单位' },
            { line: 7, text: '以上名单截至年底' },
          ],
        },
      },
    })
  expect(await names()).toEqual(['小标题丙', '小标题乙', '小标题甲'])
})

test('a text over several columns of a sheet is a heading, though it stands where names do', async () => {
  const file = await sheet([header, { A: '理事单位' }, school, { A: '会员单位' }], 'A2:D2', 'A4:B4')
  expect(await importFile(chamber, file)).toMatchObject({
    status: 'done',
    created: 1,
    bad: 0,
    reading: {
      headings: {
        count: 2,
        first: [
          { line: 2, text: '理事单位' },
          { line: 4, text: '会员单位' },
        ],
      },
    },
  })
})

test('a row that holds its name alone, or what stands behind the names, is a row, and refused for what it lacks', async () => {
  const table = '企业名称,行业,行业标签,地址\n只有名称,,,\n,,,只有地址\n'
  const run = await importFile(chamber, table)
  expect(run).toMatchObject({ rows: 2, bad: 2, reading: { headings: none } })
  expect((await rejectedOf(chamber, run)).map(({ line }) => line)).toEqual(expect.arrayContaining([2, 3]))
  // A code in front of the names is no heading: its row lost its name.
  const codes = '统一社会信用代码,企业名称,行业,行业标签\n91440300MA5EQXL17P,,,\n会员单位,,,\n'
  expect(await importFile(chamber, codes)).toMatchObject({
    rows: 1,
    bad: 1,
    reading: { headings: { count: 1, first: [{ line: 3, text: '会员单位' }] } },
  })
  // Over one column that is taken and one that is not: the name is written over both.
  const wide = await sheet([{ A: '企业名称', C: '行业', D: '行业标签' }, { A: '只有名称' }], 'A2:B2')
  expect(await importFile(chamber, wide)).toMatchObject({
    rows: 1,
    bad: 1,
    reading: { headings: none, unnamed: [] },
  })
})

test('few of many headings are told, and their texts cut', async () => {
  const heading = `一、${'长'.repeat(100)},,,\n`
  const run = await importFile(chamber, `企业名称,行业,行业标签\n${heading.repeat(9)}小标题丁,教育,教育\n`)
  expect(run.reading?.headings.count).toBe(9)
  expect(run.reading?.headings.first).toHaveLength(5)
  expect(run.reading?.headings.first[4]).toEqual({ line: 6, text: `一、${'长'.repeat(28)}` })
})

test('columns without a header that hold something are left out and told by their letters', async () => {
  const table = '企业名称,,行业,行业标签,,\n无头甲,值,教育,教育,,\n无头乙,,教育,教育,,又\n'
  expect(await importFile(chamber, table)).toMatchObject({ created: 2, bad: 0, reading: { unnamed: ['B', 'F'] } })
  const file = await sheet([header, { ...school, F: '核对过' }, { A: '无头丙', B: '教育', C: '教育', H: '也是' }])
  expect(await importFile(chamber, file)).toMatchObject({ created: 2, bad: 0, reading: { unnamed: ['F', 'H'] } })
  const empty = await importFile(chamber, '企业名称,,行业,行业标签,\n无头丁,,教育,教育,\n')
  expect(empty).toMatchObject({ created: 1, reading: { unnamed: [] } })
})

test('one that a person has chosen is taken', async () => {
  const table = '企业名称,,行业标签\n无头戊,教育,教育\n'
  expect(await importFile(chamber, table, { columns: 'name,industry,industryTags' })).toMatchObject({
    created: 1,
    reading: { unnamed: [] },
  })
})

test('more cells of CSV than its header has are a slip still', async () => {
  const run = await importFile(chamber, '企业名称,行业,行业标签\n多一格,教育,教育,又\n')
  expect(await rejectedOf(chamber, run)).toMatchObject([{ line: 2, code: 'import.too_many_cells' }])
})

test('a strict import refuses headings, and rows with values below no header', async () => {
  const table = '企业名称,行业,行业标签,\n一、理事单位,,,\n严格甲,教育,教育,值\n严格乙,教育,教育,\n'
  const run = await importFile(chamber, table, { strict: 'true' })
  expect(run).toMatchObject({ created: 1, bad: 2, reading: { unnamed: [], headings: none } })
  expect(await refused(run)).toMatchObject([
    { line: 2, column: '企业名称', value: '一、理事单位', code: 'import.heading_row' },
    { line: 3, value: '值', code: 'import.unnamed_column', params: { column: 'D' } },
  ])
  const file = await sheet([header, { ...school, F: '核对过' }])
  const strict = await importFile(chamber, file, { strict: 'true' })
  expect(await refused(strict)).toMatchObject([
    { line: 2, value: '核对过', code: 'import.unnamed_column', params: { column: 'F' } },
  ])
})

test('a run that was read before headings were told says that it met none', async () => {
  const { id } = await importFile(chamber, '企业名称,行业,行业标签\n旧任务,教育,教育\n')
  await server.database.system.execute(sql`
    update operations set reading = reading - 'headings' - 'unnamed' where id = ${id}`)
  expect(await chamber.operations.show({ params: { operationId: id } })).toMatchObject({
    reading: { sheet: null, unnamed: [], headings: none },
  })
})

test('behind the last of many batches headings are told as well', async () => {
  const rows = Array.from({ length: 4500 }, (_, i) => `小标题第${i + 1}号,教育,教育\n`).join('')
  const run = await importFile(chamber, `企业名称,行业,行业标签\n${rows}二、以上是会员,,\n`)
  expect(run).toMatchObject({
    created: 4500,
    reading: { headings: { count: 1, first: [{ line: 4502, text: '二、以上是会员' }] } },
  })
})
