import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { expect, onTestFinished, test } from 'vitest'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import { below, xlsxOf } from '../testing/xlsx-file.ts'
import { maxXlsxBytes, readXlsx } from './read-xlsx.ts'

/** The rows that are read with their lines, or the refusal. */
async function read(file: Buffer, mostMade = 100_000_000) {
  try {
    const { headers, rows } = await readXlsx(Readable.from([file]), file.length, mostMade)
    const read: (readonly [number, ...string[]])[] = [[0, ...headers]]
    for await (const batch of rows) for (const { line, cells } of batch) read.push([line, ...cells])
    return read
  } catch (error) {
    if (error instanceof ProblemError) return { code: error.code, params: error.params }
    throw error
  }
}

test('a sheet is read', async () => {
  expect(await read(await xlsxOf(below('企业名称', '甲 &amp; 乙')))).toEqual([
    [0, '企业名称'],
    [2, '甲 & 乙'],
  ])
})

test('cells of every kind, in rows with gaps', async () => {
  const rows = `<row r="2"><c r="B2" t="s"><v>0</v></c><c r="C2" t="inlineStr"><is><t>乙</t></is></c><c t="str"><v>丙</v></c></row>
    <row r="3"><c r="A3" s="1"/></row>
    <row r="5"><c r="B5"><v>13700137000</v></c><c r="C5" s="1"><v>46053</v></c><c r="D5" s="2"><v>46053.5</v></c></row>
    <row><c r="A6" t="b"><v>1</v></c><c r="B6" t="b"><v>0</v></c><c r="C6" t="e"><v>#N/A</v></c><c r="D6" t="s"><v>1</v></c></row>
    <row r="9"><c r="A9" t="d"><v>2026-01-31T12:00:00</v></c><c r="B9" t="str"><f>A1</f><v>_x000D_ x</v></c><c r="E9"><v>1e3</v></c></row>`
  const shared = [
    '<t> 甲 </t>',
    '<r><t>读</t></r><rPh sb="0" eb="1"><t>dú</t></rPh><r><t xml:space="preserve">音</t></r>',
  ]
  const format = 'yyyy&quot;年&quot;m&quot;月&quot;d&quot;日&quot;;@'
  expect(await read(await xlsxOf(rows, { shared, format }))).toEqual([
    [0, '', '甲', '乙', '丙'],
    [5, '', '13700137000', '2026-01-31', '2026-01-31'],
    [6, '是', '否', '#N/A', '读音'],
    [9, '2026-01-31 12:00', 'x', '', '', '1000'],
  ])
})

/** What the cell of a second row says, in a sheet whose numbers of style 1 have that format. */
async function said(cell: string, format = 'General') {
  const file = await xlsxOf(`${below('名称')}<row r="2">${cell}</row>`, { format: format.replaceAll('"', '&quot;') })
  const { rows } = await readXlsx(Readable.from([file]), file.length, 1_000_000)
  for await (const [row] of rows) if (row) return row.cellFaults?.get(0)?.code ?? row.cells[0]
  return undefined
}

test.each([
  ['General', '1000.0999999999999', '1000.1'],
  ['General', '0.1', '0.1'],
  ['General', '440301000000000', '440301000000000'],
  ['General', '9.1440300123456794E+17', 'import.digits_lost'],
  ['0', '1000000000000000', 'import.digits_lost'],
  ['@', '13700137000', '13700137000'],
  ['G/通用格式', '12', '12'],
  ['000000', '755', '000755'],
  ['0.00"万元"', '500', '500.00万元'],
  ['#,##0"元"', '12345', '12345元'],
  ['#,##0.00', '12345.5', '12345.50'],
  ['_ ¥* #,##0.00_ ;_ ¥* -#,##0.00_ ', '12.5', '¥12.50'],
  ['0.0%', '0.125', '12.5%'],
  ['0.00E+00', '440301000000000', '4.40E+14'],
  [';;;', '5', 'import.cell_format'],
  ['0;-0;', '0', 'import.cell_format'],
  ['"half', '5', 'import.cell_format'],
  ['yyyy/m/d;@', '45356', '2024-03-05'],
  ['yyyy"年"m"月"d"日"', '45356', '2024-03-05'],
  ['[$-F800]dddd, mmmm dd, yyyy', '45356', '2024-03-05'],
  ['yyyy/m/d h:mm', '45356.604166666664', '2024-03-05 14:30'],
  ['yyyy-mm-dd hh:mm:ss', '45356.604166666664', '2024-03-05 14:30:00'],
  ['yyyy-mm-dd hh:mm:ss', '45356.99999999999', '2024-03-06 00:00:00'],
  ['yyyy"年"m"月"', '45356', '2024年3月'],
  ['m"月"d"日"', '45356', '3月5日'],
  ['h:mm', '0.604166666666667', '14:30'],
  ['[h]:mm', '1.5', '36:00'],
  ['yyyy-mm-dd', '0', 'import.cell_format'],
  ['yyyy-mm-dd', '-5', 'import.cell_format'],
])('a number of the format %s, %s, is %s', async (format, number, text) => {
  expect(await said(`<c r="A2" s="1"><v>${number}</v></c>`, format)).toBe(text)
})

test.each([
  ['an error', '<c r="A2" t="e"><f>1/0</f><v>#DIV/0!</v></c>', 'import.cell_error'],
  ['a formula without a value', '<c r="A2"><f>B9</f></c>', 'import.cell_without_value'],
  ['a formula whose value is left empty', '<c r="A2"><f>B9</f><v></v></c>', 'import.cell_without_value'],
  ['a shared formula without a value', '<c r="A2"><f t="shared" si="0"/></c>', 'import.cell_without_value'],
  ['a formula whose value is the empty text', '<c r="A2" t="str"><f>""</f><v></v></c>', undefined],
  ['a formula with its value', '<c r="A2"><f>B9*2</f><v>4</v></c>', '4'],
  ['true in words', '<c r="A2" t="b"><v>true</v></c>', '是'],
  ['a day', '<c r="A2" t="d"><v>2024-03-05</v></c>', '2024-03-05'],
  ['midnight', '<c r="A2" t="d"><v>2024-03-05T00:00:00</v></c>', '2024-03-05'],
  ['midnight with a zone', '<c r="A2" t="d"><v>2024-03-05T00:00:00.000Z</v></c>', '2024-03-05'],
  ['half past two', '<c r="A2" t="d"><v>2024-03-05T14:30:00</v></c>', '2024-03-05 14:30'],
  ['two, to the minute', '<c r="A2" t="d"><v>2024-03-05T14:00</v></c>', '2024-03-05 14:00'],
  ['two, to the second', '<c r="A2" t="d"><v>2024-03-05T14:00:00.000</v></c>', '2024-03-05 14:00'],
  ['a time with a zone', '<c r="A2" t="d"><v>2024-03-04T16:00:00Z</v></c>', '2024-03-04T16:00:00Z'],
])('%s', async (_name, cell, text) => {
  expect(await said(cell)).toBe(text)
})

test.each([
  [
    'a text of 2 MB that a cell names',
    `<row r="1"><c r="A1" t="s"><v>0</v></c></row>`,
    { shared: [`<t>${'x'.repeat(2_000_000)}</t>`] },
    { code: 'import.cell_too_long', params: { line: 1, column: 1, max: 1_000_000 } },
  ],
  [
    'a text of 2 MB in a cell',
    `${below('名称')}<row r="7"><c r="C7" t="inlineStr"><is><t>${'长'.repeat(2_000_000)}</t></is></c></row>`,
    {},
    { code: 'import.cell_too_long', params: { line: 7, column: 3, max: 1_000_000 } },
  ],
  [
    'a row of 30 texts of 800 KB',
    `<row r="1">${'<c t="s"><v>0</v></c>'.repeat(30)}</row>`,
    { shared: [`<t>${'x'.repeat(800_000)}</t>`] },
    { code: 'import.row_too_long', params: { line: 1, max: '16 MB' } },
  ],
  [
    'a cell in the last column of a sheet',
    `<row r="1"><c r="XFD1"><v>1</v></c></row>`,
    {},
    { code: 'import.too_many_columns', params: { line: 1, max: 1000 } },
  ],
  [
    'rows that all name one text',
    `<row><c t="s"><v>0</v></c></row>`.repeat(200),
    { shared: [`<t>${'x'.repeat(800_000)}</t>`] },
    { code: 'import.unpacked_too_large', params: { max: '96 MB' } },
  ],
  [
    'rows that go back',
    `<row r="2"><c r="A2"><v>1</v></c></row><row r="1"><c r="A1"><v>1</v></c></row>`,
    {},
    { code: 'import.not_a_table', params: { kind: 'XLSX' } },
  ],
  ['elements 100,000 deep', '<a>'.repeat(100_000), {}, { code: 'import.not_a_table', params: { kind: 'XLSX' } }],
])('%s is refused', async (_name, rows, sheet, refusal) => {
  expect(await read(await xlsxOf(rows, sheet))).toEqual(refusal)
})

test('a cell in the last row of a sheet makes no rows before it', async () => {
  const rows = `${below('名称')}<row r="1048576"><c r="A1048576"><v>1</v></c></row>`
  expect(await read(await xlsxOf(rows))).toEqual([
    [0, '名称'],
    [1_048_576, '1'],
  ])
})

test('no more of a sheet is unpacked than what is asked for', async () => {
  const file = await xlsxOf('<row><c><v>1</v></c></row>'.repeat(200_000))
  using table = await readXlsx(Readable.from([file]), file.length, 100_000_000)
  let read = 0
  for await (const rows of table.rows) if ((read += rows.length) > 0) break
  expect(read).toBeLessThan(10_000)
})

test('an entity of its own reads no file and unfolds to nothing', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'icss-xml-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const secret = join(folder, 'secret')
  await writeFile(secret, 'what nobody may read')
  const laughs = Array.from({ length: 9 }, (_, i) => `<!ENTITY l${i + 1} "${`&l${i};`.repeat(10)}">`).join('')
  const doctype = `<!DOCTYPE w [<!ENTITY file SYSTEM "file://${secret}"><!ENTITY l0 "ha">${laughs}]>`
  for (const entity of ['&file;', '&l9;']) {
    const cells = await read(await xlsxOf(below('企业名称', `甲${entity}`), { doctype }))
    expect(JSON.stringify(cells)).not.toContain('nobody')
    expect(JSON.stringify(cells).length).toBeLessThan(200)
  }
})

test('a file that is too large is refused before it is read', async () => {
  const unread = new Readable({ read: () => expect.unreachable() })
  await expect(readXlsx(unread, maxXlsxBytes + 1, 1)).rejects.toThrow('import.file_too_large')
})
