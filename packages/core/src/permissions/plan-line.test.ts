import { expect, test } from 'vitest'
import { allFlags } from './flags.ts'
import { bitsOf, planPermissions } from './permission-plan.ts'
import { planLines } from './plan-line.ts'

const standard = { id: 'all', flags: allFlags }

test('a line a sub-channel: what it opens, what it closes, and its template', () => {
  const held = allFlags.map((_, id) => id < 2)
  const holdings = [
    { id: 'a', name: 'A', flags: held, template: '' },
    { id: 'b', name: 'B', flags: allFlags, template: '' },
    { id: 'c', name: 'C', flags: allFlags, template: 'all' },
  ]
  const { rows } = planPermissions({ kind: 'openAll' }, holdings, { standard, given: undefined })
  const [a, b, ...none] = planLines(rows)
  expect(a).toMatchObject({ id: 'a', name: 'A', closes: [], template: { before: '', after: 'all' } })
  expect(a?.opens).toHaveLength(10)
  expect(b).toEqual({ id: 'b', name: 'B', opens: [], closes: [], template: { before: '', after: 'all' } })
  expect(none).toEqual([])
})

test('what is closed is told from what was never open', () => {
  const before = bitsOf(allFlags.map((_, id) => id === 3))
  const rows = [{ id: 'a', label: 'A', field: 'flags', before, after: bitsOf(allFlags.map((_, id) => id === 4)) }]
  expect(planLines(rows)).toEqual([
    { id: 'a', name: 'A', opens: ['homeCarousel'], closes: ['publishNotice'], template: undefined },
  ])
})
