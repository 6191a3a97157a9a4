import { expect, test } from 'vitest'
import { spoiltCell } from '@icss/core/spreadsheets/spoilt-cell.ts'
import { keptCells } from './kept-cells.ts'

test('a rejected row is kept as it stood up to a length that no row has which lacks a correction only', () => {
  const cells = ['甲公司', '介'.repeat(32_000), '']
  expect(keptCells(cells, 'zh')).toEqual(cells)
})

test.each(['zh', 'en'] as const)(
  'of a longer one each long cell says in %s how long it was, and no import takes it',
  (language) => {
    const [name, long, empty] = keptCells(['甲公司', `$&${'介'.repeat(99_998)}`, ''], language)
    expect([name, empty]).toEqual(['甲公司', ''])
    expect(long).toContain('100000')
    expect(long?.endsWith(`$&${'介'.repeat(198)}`)).toBe(true)
    expect(spoiltCell(long ?? '')).toBe('import.cell_left_out')
  },
)

test('a row of as many long cells as a sheet may have is bounded', () => {
  const kept = keptCells(
    Array.from({ length: 1000 }, () => '介'.repeat(16_000)),
    'zh',
  )
  expect(kept.join('').length).toBeLessThan(256 * 1024)
})
