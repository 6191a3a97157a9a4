import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { openJudging } from './judging.ts'

const folder = await mkdtemp(join(tmpdir(), 'icss-judging-'))
afterAll(() => rm(folder, { recursive: true }))

const nameOf = (row: number) => `第${row}号公司`
const rows = 33_000

test('the three batches that were judged last can be read once more, whatever was given back of those before', async () => {
  const introduction = '介'.repeat(100)
  const lines = Array.from({ length: rows }, (_, i) => `${nameOf(i + 1)},教育,教育,${introduction}`)
  const csv = ['企业名称,行业,行业标签,企业简介', ...lines].join('\n')
  await writeFile(join(folder, 'table.csv'), csv)
  const file = { kind: 'companies.import', place: { folder }, fileKey: 'table.csv', language: 'zh' } as const
  const judging = await openJudging({
    ...file,
    strict: false,
    bytes: Buffer.byteLength(csv),
    unicode: 'utf-8',
    done: 0,
    most: { rows: 1_000_000, bytes: 1024 ** 2 },
  })
  const judged: { before: number; rows: number }[] = []
  for (let batch = await judging.next({ packed: true }); batch; batch = await judging.next({ packed: true })) {
    judged.push(batch)
    // Each is asked once: a row remembers its cells.
    for (const one of judged.length % 3 === 0 ? judged.slice(-3) : []) {
      const read = judging.rowsOf(one.before)
      expect(read.map(({ cells }) => cells[0])).toEqual(
        Array.from({ length: one.rows }, (_, i) => nameOf(one.before + i + 1)),
      )
    }
  }
  expect(judged.reduce((sum, batch) => sum + batch.rows, 0)).toBe(rows)
  expect(judged.length).toBeGreaterThan(6)
  expect(() => judging.rowsOf(judged.at(-4)?.before ?? NaN)).toThrow('not kept any more')
  judging.close()
})
