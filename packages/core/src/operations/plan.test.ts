import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { digestOf, movedRows, planOf, type PlanRow, type PlanValue, undoOf } from './plan.ts'

const row = (id: string, before: PlanValue, after: PlanValue): PlanRow => ({ id, label: id, field: 'f', before, after })

test('rows that change nothing are no part of a plan', () => {
  expect(planOf([row('a', 1, 1), row('b', 1, 2)]).rows).toEqual([row('b', 1, 2)])
})

test('the digest tells any other record, field or value, and no other wish', () => {
  const digest = digestOf([row('a', 1, 2)])
  for (const other of [row('b', 1, 2), row('a', 2, 2), row('a', '1', 2), { ...row('a', 1, 2), field: 'g' }])
    expect(digestOf([other])).not.toBe(digest)
  expect(digestOf([row('a', 1, 3)])).toBe(digest)
})

const present = (id: string) => ({ a: 1, b: 5 })[id]

test('rows that moved since the plan, or are gone, are named', () => {
  const plan = planOf([row('a', 1, 2), row('b', 1, 2), row('c', 1, 2)])
  expect(movedRows(plan, present).map(({ id }) => id)).toEqual(['b', 'c'])
})

test('an undo restores what nobody has touched since, and names the rest', () => {
  const value = fc.integer({ min: 0, max: 2 })
  fc.assert(
    fc.property(fc.array(fc.tuple(value, value, fc.boolean()), { maxLength: 8 }), (cells) => {
      const data = new Map(cells.map(([before], i) => [String(i), before as PlanValue]))
      const original = new Map(data)
      const plan = planOf(cells.map(([before, after], i) => row(String(i), before, after)))
      for (const { id, after } of plan.rows) data.set(id, after)
      const touched = plan.rows.filter(({ id }) => cells[Number(id)]?.[2]).map(({ id }) => id)
      for (const id of touched) data.set(id, 9)
      const { plan: back, lost } = undoOf(plan, (id) => data.get(id))
      expect(lost.map(({ id }) => id)).toEqual(touched)
      expect(movedRows(back, (id) => data.get(id))).toEqual([])
      for (const { id, after } of back.rows) data.set(id, after)
      for (const [id, before] of original) expect(data.get(id)).toBe(touched.includes(id) ? 9 : before)
    }),
    { numRuns: 200 },
  )
})
