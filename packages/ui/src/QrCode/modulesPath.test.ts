import { expect, test } from 'vitest'
import { modulesPath } from './modulesPath.ts'

test('neighbours become one stroke, single modules and row ends included', () => {
  const rows = [
    [true, true, false, true],
    [false, false, false, false],
    [false, true, true, true],
  ]
  expect(modulesPath(rows)).toBe('M0 0h2v1H0zM3 0h1v1H3zM1 2h3v1H1z')
})
