import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { companyColumns } from '@icss/core/companies/company.columns.ts'
import { companyFacts } from '@icss/core/companies/company.ts'
import { CopyRows } from '../database/copy-rows.ts'
import { packNumbers } from '../database/packed.ts'
import { packedColumns, packedCompanies } from '../companies/pack-companies.ts'
import { type JudgedBatch, openJudging } from './judging.ts'

const folder = await mkdtemp(join(tmpdir(), 'icss-pack-'))
afterAll(() => rm(folder, { recursive: true }))

const idAt = packedColumns.indexOf('id')

/** The columns of each row in COPY's binary format, without the id, which is another one each time. */
function columnsOf(bytes: Uint8Array): string[][] {
  const buffer = Buffer.from(bytes)
  const rows: string[][] = []
  let at = 19
  for (let count = buffer.readInt16BE(at); count >= 0; count = buffer.readInt16BE(at)) {
    at += 2
    const columns = Array.from({ length: count }, () => {
      const length = buffer.readInt32BE(at)
      at += 4 + length
      return buffer.toString('hex', at - length, at)
    })
    rows.push(columns.toSpliced(idAt, 1))
  }
  return rows
}

async function judged(csv: string, packed: boolean): Promise<JudgedBatch | undefined> {
  await writeFile(join(folder, 'table.csv'), csv)
  const file = { kind: 'companies.import', place: { folder }, fileKey: 'table.csv', language: 'zh' } as const
  const judging = await openJudging({
    ...file,
    strict: false,
    bytes: Buffer.byteLength(csv),
    done: 0,
    most: { rows: 1_000_000, bytes: 1024 ** 2 },
  })
  const batch = await judging.next({ packed })
  judging.close()
  return batch
}

const headers = companyColumns.map(({ headers: { zh } }) => zh)
const required = new Map([
  ['企业名称', '公司'],
  ['行业', '教育'],
  ['行业标签', '教育'],
])
const cell = fc.oneof(
  { weight: 6, arbitrary: fc.constant('') },
  fc.constantFrom(
    '是',
    '否',
    '存续',
    '深圳市南山区',
    "'=1+1",
    "'a",
    ' 空 ',
    '𠮷',
    'é',
    'a"b',
    'a,b',
    'a\nb',
    'a\r\nb',
    '\u0000',
    '#N/A',
    '4.40301E+14',
    '１２３',
    '田\u200B一',
  ),
  fc.constantFrom('91440300708461136T', '91440300708461136t', '70846113-6', 'https://a.cn/路', "'https://a.cn"),
  fc.constantFrom('https://www.example.cn', '91440300MA5EXAMPLE', 'a、b', 'x'.repeat(60), '字'.repeat(60)),
  fc.string({ maxLength: 5 }),
)
const quoted = (text: string) => (/[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
const row = fc
  .tuple(...headers.map((header) => cell.map((text) => (text === '' ? (required.get(header) ?? '') : text))))
  .map((cells) => cells.map(quoted).join(','))
// Behind the start of the file, where a NUL means that it is no text at all.
const filler = headers
  .map((header) => required.get(header) ?? (header === '企业简介' ? '字'.repeat(1400) : ''))
  .join(',')
const tables = fc
  .tuple(fc.array(row, { minLength: 1, maxLength: 8 }), fc.constantFrom('\n', '\r\n'))
  .map(([rows, feed]) => [headers.join(','), filler, ...rows, ''].join(feed))

test('rows that are packed from their bytes are those that are judged one by one', async () => {
  await fc.assert(
    fc.asyncProperty(tables, async (csv) => {
      const batch = await judged(csv, true)
      const plain = await judged(csv, false)
      const rows = new CopyRows()
      for (const { draft } of plain?.good ?? []) {
        const given = draft as Readonly<Record<string, unknown>>
        rows.row(packedColumns.length)
        rows.raw(Buffer.alloc(16), 0, 16)
        for (const { field } of companyColumns) rows.value(packedCompanies.types[field], given[field])
        const filled = companyFacts.filter((fact) => (given[fact] as string).length > 0).length
        packedCompanies.derive(rows, filled, given['name'] as string)
      }
      expect(batch?.rejected).toEqual(plain?.rejected)
      expect(batch?.packed?.created.lines).toEqual(packNumbers(plain?.good?.map(({ line }) => line) ?? []))
      expect(columnsOf(batch?.packed?.bytes ?? new Uint8Array())).toEqual(columnsOf(rows.end()))
    }),
    { numRuns: 150 },
  )
})
