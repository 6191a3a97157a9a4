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

test.for([17, 20, 40])('a row of %i million characters is too long wherever the file ends', async (millions) => {
  const table = await readCsv(pieces(`a,b\n1,2\n"${'x'.repeat(millions * 1_000_000)}`, 65_536), 'utf-8')
  const lines: number[] = []
  const read = async () => {
    for await (const rows of table.rows) lines.push(...rows.map(({ line }) => line))
  }
  await expect(read()).rejects.toMatchObject({ code: 'import.row_too_long', params: { line: 3, max: '16 MB' } })
  expect(lines).toEqual([2])
})
