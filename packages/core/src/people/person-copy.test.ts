import { expect, test } from 'vitest'
import { takeCopy } from './person-copy.ts'

test('a server that does not get any further is not asked for ever', async () => {
  const next = { step: 'rows', of: 'employees', key: ['1'] } as const
  let asked = 0
  const taking = takeCopy('13900000001', async () => {
    asked += 1
    return { rows: [], mentions: [], next: { ...next, key: ['1'] } }
  })
  await expect(taking).rejects.toThrow('does not get any further')
  expect(asked).toBe(2)
})
