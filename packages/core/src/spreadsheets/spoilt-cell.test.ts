import { expect, test } from 'vitest'
import { mayBeRounded, mayBeSpoilt, spoiltCell } from './spoilt-cell.ts'

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

test('a long code whose digits behind the 15th are zeros has lost them, unless its check digit says that it is right', () => {
  for (const cell of ['914403001234568000', '62220212345678900000']) {
    expect(spoiltCell(cell)).toBe('import.digits_rounded')
    expect(mayBeRounded(cell.length, cell.charCodeAt(cell.length - 1))).toBe(true)
  }
  const right = ['914403000000377000', '914403001234567890', '6222021234567890', '91440300MA5E12000', '440301000000000']
  for (const cell of right) expect(spoiltCell(cell)).toBeUndefined()
  expect(mayBeRounded(17, 0x30)).toBe(false)
})

test('a cell that restoring changes may be one, most others are none', () => {
  expect(mayBeSpoilt("'".charCodeAt(0), 0x3d)).toBe(true)
  for (const cell of ['田一', '1号路', '13800138000', 'http'])
    expect(mayBeSpoilt(cell.charCodeAt(0), cell.charCodeAt(1))).toBe(false)
})
