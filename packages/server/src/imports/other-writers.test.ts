import * as sheetJs from '@e965/xlsx'
import * as fc from 'fast-check'
import { writeXlsx } from 'hucre/xlsx'
import { Readable } from 'node:stream'
import { describe, expect, test } from 'vitest'
import { readXlsx } from './read-xlsx.ts'

/** A cell as a program hands it to a writer, and what a spreadsheet shows of it. */
interface Written {
  readonly value: string | number | boolean | Date
  readonly format?: string
  readonly shown: string
}

const day = 24 * 60 * 60 * 1000
/** No control characters, which writers treat each in their own way, and no half of a pair. */
const text = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 40 })
  .filter((value) => value.isWellFormed() && !/\p{Cc}/u.test(value) && value.trim() !== '')
  .map((value): Written => ({ value, shown: value.trim() }))
const lines = fc.tuple(text, text).map(([above, below]): Written => ({
  value: `${above.value}\n${below.value}`.trim(),
  shown: `${above.value}\n${below.value}`.trim(),
}))
const code = fc.stringMatching(/^0\d{3,20}$/).map((value): Written => ({ value, shown: value }))
const number = fc
  .oneof(
    fc.integer({ min: -999_999_999_999_999, max: 999_999_999_999_999 }),
    fc.double({ min: -1e6, max: 1e6, noNaN: true }),
  )
  .filter((value) => value === 0 || Math.abs(value) > 1e-6)
  .map((value): Written => ({ value: value + 0, shown: String(Number((value + 0).toPrecision(15))) }))
const truth = fc.boolean().map((value): Written => ({ value, shown: value ? '是' : '否' }))
const days = fc
  .tuple(
    fc.integer({ min: Date.UTC(1930, 0, 1) / day, max: Date.UTC(2090, 0, 1) / day }),
    fc.constantFrom('yyyy-mm-dd', 'yyyy/m/d', 'yyyy"年"m"月"d"日"'),
  )
  .map(([at, format]): Written => {
    const value = new Date(at * day)
    return { value, format, shown: value.toISOString().slice(0, 10) }
  })
const times = fc
  .tuple(fc.integer({ min: Date.UTC(1930, 0, 1) / 60_000, max: Date.UTC(2090, 0, 1) / 60_000 }))
  .map(([at]): Written => {
    const value = new Date(at * 60_000)
    return { value, format: 'yyyy-mm-dd hh:mm', shown: value.toISOString().slice(0, 16).replace('T', ' ') }
  })
const cents = fc.integer({ min: 0, max: 99_999_999 })
const percent = cents.map((count): Written => ({
  value: count / 10_000,
  format: '0.00%',
  shown: `${(count / 100).toFixed(2)}%`,
}))
const money = fc
  .tuple(
    cents,
    fc.constantFrom<readonly [string, (amount: string) => string]>(
      ['0.00', (amount) => amount],
      ['#,##0.00', (amount) => amount],
      ['"¥"#,##0.00', (amount) => `¥${amount}`],
      ['0.00"万元"', (amount) => `${amount}万元`],
      ['#,##0.00"元";[Red]-#,##0.00"元"', (amount) => `${amount}元`],
      ['[$￥-804]#,##0.00', (amount) => `￥${amount}`],
    ),
  )
  .map(([count, [format, shownAs]]): Written => ({
    value: count / 100,
    format,
    shown: shownAs((count / 100).toFixed(2)),
  }))

const writers: Readonly<Record<string, (cells: readonly Written[]) => Promise<Uint8Array> | Uint8Array>> = {
  SheetJS(cells) {
    const sheet = sheetJs.utils.aoa_to_sheet([['表头'], ...cells.map(({ value }) => [value])], { UTC: true })
    for (const [at, { format }] of cells.entries()) if (format) sheet[`A${at + 2}`].z = format
    const book = sheetJs.utils.book_new(sheet)
    return sheetJs.write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer
  },
  hucre: (cells) =>
    writeXlsx({
      sheets: [
        {
          name: '1',
          rows: [['表头'], ...cells.map(({ value }) => [value])],
          cells: new Map(
            cells.flatMap(({ value, format }, at) =>
              format ? [[`${at + 1},0`, { value, style: { numFmt: format } }] as const] : [],
            ),
          ),
        },
      ],
    }),
}

async function readBack(file: Uint8Array): Promise<readonly string[]> {
  const content = Buffer.from(file)
  using table = await readXlsx(Readable.from([content]), content.length, 10_000_000)
  const cells: string[] = []
  for await (const rows of table.rows)
    for (const row of rows) {
      expect(row.cellFaults).toBeUndefined()
      cells.push(row.cells[0] ?? '')
    }
  return cells
}

describe.each(Object.keys(writers))('what %s writes comes out as it is shown', (writer) => {
  test.each(Object.entries({ text, lines, code, number, truth, days, times, percent, money }))(
    '%s',
    async (_, kind) => {
      await fc.assert(
        fc.asyncProperty(fc.array(kind, { minLength: 1, maxLength: 20 }), async (cells) => {
          const file = await writers[writer]?.(cells)
          expect(await readBack(file ?? new Uint8Array())).toEqual(cells.map(({ shown }) => shown))
        }),
        { numRuns: 60 },
      )
    },
  )
})
