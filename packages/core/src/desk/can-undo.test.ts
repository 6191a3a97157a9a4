import { expect, test } from 'vitest'
import { canUndo } from './can-undo.ts'
import { undoSeconds } from './desk-fact.ts'

test('what was done can be undone once, within its time', () => {
  const at = Date.parse('2026-11-21T06:30:00Z')
  const end = at + undoSeconds * 1000
  expect(canUndo({ at, isUndone: false }, at)).toBe(true)
  expect(canUndo({ at, isUndone: false }, end - 1)).toBe(true)
  expect(canUndo({ at, isUndone: false }, end)).toBe(false)
  expect(canUndo({ at, isUndone: true }, at)).toBe(false)
})
