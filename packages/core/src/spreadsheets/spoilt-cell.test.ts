import { expect, test } from 'vitest'
import { mayBeSpoilt, spoiltCell } from './spoilt-cell.ts'

test.each([
  ['#N/A', 'import.cell_error'],
  [' #REF! ', 'import.cell_error'],
  ['#div/0!', 'import.cell_error'],
  ['######', 'import.cell_error'],
  ['4.40301E+14', 'import.digits_lost'],
  ['9.144030e+17', 'import.digits_lost'],
  ['1E+15', 'import.digits_lost'],
  ['-1.5E-07', 'import.digits_lost'],
])('%j is spoilt', (cell, code) => {
  expect(spoiltCell(cell)).toBe(code)
  expect(mayBeSpoilt(cell.charCodeAt(0), cell.charCodeAt(1))).toBe(true)
})

test.each(['', '#1 厂房', '# N/A', '91440300MA5E12', '1E15', '3.5', '4.4E+14 元', '440301000000000', '1号路', 'E+14'])(
  '%j is what it says',
  (cell) => {
    expect(spoiltCell(cell)).toBeUndefined()
  },
)

test('a cell that restoring changes may be one, most others are none', () => {
  expect(mayBeSpoilt("'".charCodeAt(0), 0x3d)).toBe(true)
  for (const cell of ['田一', '1号路', '13800138000', 'http'])
    expect(mayBeSpoilt(cell.charCodeAt(0), cell.charCodeAt(1))).toBe(false)
})
