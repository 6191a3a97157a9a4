import { expect, test } from 'vitest'
import { headingDepths } from './headingDepths.ts'

const heading = (level: number) => ({ type: 'heading', attrs: { level } })
const depthsOf = (...levels: number[]) => [...headingDepths(levels.map(heading)).values()]

test('headings lie one below another without a gap, whatever their levels', () => {
  expect(depthsOf(1, 2, 3, 2, 1)).toEqual([1, 2, 3, 2, 1])
  expect(depthsOf(2, 2, 3)).toEqual([1, 1, 2])
  expect(depthsOf(1, 4, 4, 2, 3)).toEqual([1, 2, 2, 2, 3])
  expect(depthsOf(3, 1, 2)).toEqual([1, 1, 2])
})

test('those in cells and lists count in their order', () => {
  const [first, inCell, last] = [heading(1), heading(3), heading(2)]
  const table = {
    type: 'table',
    content: [{ type: 'table_row', content: [{ type: 'table_cell', content: [inCell] }] }],
  }
  expect([...headingDepths([first, table, last])]).toEqual([
    [first, 1],
    [inCell, 2],
    [last, 2],
  ])
})
