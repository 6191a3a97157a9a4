import { expect, test } from 'vitest'
import { newPathAt } from './new-path.ts'

test.each([
  ['/eusnewNotice/1', '1', '/eusnewNotice'],
  ['/editBusinessManagement/1', '1', '/editBusinessManagement/new'],
  ['/employeeCard/1/2', '2', '/employeeCard/1/new'],
  ['/lotterySet/2/0', '2', '/lotterySet/new/0'],
  ['/eusnewNotice/1', '2', undefined],
  ['/nowhere/1', '1', undefined],
])('of what is edited at %s, %s being its id, a new one is made at %s', (editPath, id, made) => {
  expect(newPathAt(editPath, id)).toBe(made)
})
