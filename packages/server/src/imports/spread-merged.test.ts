import { expect, test } from 'vitest'
import type { SourceFault, SourceRow } from './source-row.ts'
import { spreadMerged } from './spread-merged.ts'

const at = (top: number, left: number, bottom: number, right: number) => ({ place: '', top, left, bottom, right })
const row = (line: number, ...cells: string[]): SourceRow => ({ line, cells })
const roomy = 1_000_000
const headers = ['企业名称', '行业', '行业标签']

/** The cells of rows below a header of three. */
const spread = (merged: readonly ReturnType<typeof at>[], rows: readonly SourceRow[], most = roomy) => {
  const each = spreadMerged(merged, headers, most)
  return rows.map((one) => each(one).cells)
}

test('merged cells say what the first of them says, down and to the right', () => {
  const rows = [row(2, '甲', '教育', ''), row(3, '乙', '', ''), row(4, '丙', '', '软件')]
  expect(spread([at(2, 1, 3, 2)], rows)).toEqual([
    ['甲', '教育', '教育'],
    ['乙', '教育', '教育'],
    ['丙', '', '软件'],
  ])
})

test('no further than the header, nor from what stands over the rows', () => {
  expect(spread([at(2, 1, 2, 900), at(1, 2, 3, 2)], [row(2, '甲', '教育', ''), row(3, '乙', '', '')])).toEqual([
    ['甲', '教育', '教育'],
    ['乙', '', ''],
  ])
})

test('a row that holds nothing but one text over several columns is no record made of it', () => {
  expect(spread([at(2, 0, 2, 2)], [row(2, '一、会长单位', '', '')])).toEqual([['一、会长单位', '', '']])
})

test('what cannot be taken over from the first cell cannot be from the others', () => {
  const fault: SourceFault = { code: 'import.cell_error', params: {} }
  const [, second] = [{ ...row(2, '甲', '#N/A', ''), cellFaults: new Map([[1, fault]]) }, row(3, '乙', '', '')].map(
    spreadMerged([at(2, 1, 3, 1)], headers, roomy),
  )
  expect(second?.cells).toEqual(['乙', '#N/A', ''])
  expect(second?.cellFaults).toEqual(new Map([[1, fault]]))
})

test('what a few bytes could be blown up to is bounded', () => {
  const rows = Array.from({ length: 20 }, (_, i) => row(i + 2, '甲', i === 0 ? '长'.repeat(100) : '', ''))
  expect(() => spread([at(2, 1, 30, 2)], rows, 2000)).toThrow('import.unpacked_too_large')
  const overlapping = Array.from({ length: 1001 }, () => at(2, 1, 30, 2))
  expect(() => spread(overlapping, rows)).toThrow('import.not_a_table')
})
