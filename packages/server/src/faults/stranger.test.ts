import { expect, test } from 'vitest'
import { patience } from '../testing/patience.ts'
import { builtServer } from '../testing/built-server.ts'
import { importAsStranger } from './stranger.ts'

test('tables that unpack to much, and many reads of what was refused of them, hold up no other tenant', async () => {
  const limits = { call: patience.call, begin: patience.call }
  const figures = await importAsStranger({ rows: 12, reads: 6, files: 3, limits, program: await builtServer() })
  expect(figures.faults).toEqual([])
  expect(figures).toMatchObject({ rejectedRows: 12 * 41, readsAnswered: 6, other503: 0 })
  expect(figures.otherCalls).toBeGreaterThan(8)
})
