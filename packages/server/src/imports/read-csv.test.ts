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
