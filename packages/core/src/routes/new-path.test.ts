import { expect, test } from 'vitest'
import { newPathAt } from './new-path.ts'

test.each([
  ['/eusnewNotice/1', '/eusnewNotice'],
  ['/editBusinessManagement/1', '/editBusinessManagement/new'],
  ['/employeeCard/1/2', '/employeeCard/1/new'],
  ['/nowhere/1', undefined],
])('of what is edited at %s, a new one is made at %s', (editPath, made) => {
  expect(newPathAt(editPath)).toBe(made)
})
