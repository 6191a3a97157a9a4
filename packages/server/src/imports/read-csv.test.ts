import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { readCsv } from './read-csv.ts'

const pieces = (text: string, size: number) =>
  Readable.from(
    (function* all() {
      const bytes = Buffer.from(text)
      for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
    })(),
  )

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`

/** Rows of all lengths, some far longer than a piece, with line breaks, quotes and separators within their cells. */
const wanted = Array.from({ length: 400 }, (_, i) => [
  `公司${i}`,
  i % 97 === 0 ? `长"文",\r\n\n`.repeat(3000) : `文,"${i}"\n`.repeat(i % 40),
])

const linesOf = (cells: readonly string[]) => cells.join('').split('\n').length

test.for([1000, 16_383, 16_384, 16_385, 20_000, 65_536, 262_144])(
  'rows are the same however the file comes in: pieces of %i bytes',
  async (size) => {
    const text = ['a,b', ...wanted.map((cells) => cells.map(quoted).join(','))].join('\r\n')
    const table = await readCsv(pieces(text, size), 'utf-8')
    const rows: (readonly string[])[] = []
    const lines: number[] = []
    for await (const chunk of table.rows)
      for (const { cells, line } of chunk) {
        rows.push(cells)
        lines.push(line)
      }
    expect(rows).toEqual(wanted)
    expect(lines).toEqual(wanted.map((_, i) => 2 + wanted.slice(0, i).reduce((sum, cells) => sum + linesOf(cells), 0)))
  },
)

test.for([17, 20, 40])('a row of %i million characters is too long wherever the file ends', async (millions) => {
  const table = await readCsv(pieces(`a,b\n1,2\n"${'x'.repeat(millions * 1_000_000)}`, 65_536), 'utf-8')
  const lines: number[] = []
  const read = async () => {
    for await (const rows of table.rows) lines.push(...rows.map(({ line }) => line))
  }
  await expect(read()).rejects.toMatchObject({ code: 'import.row_too_long', params: { line: 3, max: '16 MB' } })
  expect(lines).toEqual([2])
})

/** The rows of a text however it comes in, each as its cells, or as its code and line. */
async function rowsOf(text: string, size = 65_536) {
  const { headers, rows } = await readCsv(pieces(text, size), 'utf-8')
  const found: unknown[] = [headers]
  for await (const chunk of rows)
    for (const { cells, line, fault } of chunk) found.push(fault ? [fault.code, line, fault.at] : cells)
  return found
}

const header = ['a', 'b']
const followed = 'import.quote_followed'

test.each([
  ['text behind a quote', 'a,b\n"1"x,2\n3,4\n', [header, [followed, 2, 0], ['3', '4']]],
  ['text behind a quote at the end of the file', 'a,b\n3,4\n1,"2"x', [header, ['3', '4'], [followed, 3, 1]]],
  ['a quote that nothing closes', 'a,b\n"1,2\n3,4\n5,6', [header, ['import.quote_open', 2, 0], ['3', '4'], ['5', '6']]],
  ['one that the next quoted line seems to close', 'a,b\n"1,2\n"3",4\n', [header, [followed, 2, 0], ['3', '4']]],
  [
    'one that a quote far below seems to close',
    'a,b\n"1,2\n3,4\n5,6"x\n7,"8"\n',
    [header, [followed, 2, 0], ['3', '4'], [followed, 4, 1], ['7', '8']],
  ],
  ['a quote within a cell', 'a,b\n1"x,2\n', [header, ['1"x', '2']]],
  [
    'carriage returns in pairs',
    'a,b\r\r\n"1","2"\r\r\n3,4\r\r\n',
    [
      ['a', 'b\r'],
      ['1', '2'],
      ['3', '4\r'],
    ],
  ],
  ['rows of separators', 'a,b\n,\n1,2\n"\u200B",\u3000\n , \n', [header, ['1', '2']]],
  ['a named separator', 'sep=;\r\na;b\r\n1;2,5', [header, ['1', '2,5']]],
  ['a named separator, quoted', '\uFEFF"sep=|"\na|b\n1|2\n', [header, ['1', '2']]],
])('%s', async (_name, text, rows) => {
  // The first piece tells the separator, so that it has at least a line.
  for (const size of [14, 17, 65_536]) expect(await rowsOf(text, size)).toEqual(rows)
})

test('the lines behind a slip are counted from the beginning of the file', async () => {
  const many = Array.from({ length: 30_000 }, (_, i) => (i % 1000 === 7 ? `"${i}"x,b` : `${i},b`))
  const table = await readCsv(pieces(`a,b\n${many.join('\n')}\n`, 10_000), 'utf-8')
  const lines: number[] = []
  let count = 0
  for await (const chunk of table.rows)
    for (const { line, fault } of chunk) {
      count += 1
      if (fault) lines.push(line)
    }
  expect(count).toBe(30_000)
  expect(lines).toEqual(Array.from({ length: 30 }, (_, i) => i * 1000 + 9))
})
