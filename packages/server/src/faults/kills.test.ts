import { expect, test } from 'vitest'
import { killRandomly } from './kills.ts'

test('nothing acknowledged is lost or doubled when server or database are killed', async () => {
  const { discrepancies, acknowledged, imports } = await killRandomly({ kills: 5, seed: 7 })
  expect(discrepancies).toEqual([])
  expect(acknowledged).toBeGreaterThan(50)
  expect(imports).toBe(1)
}, 180_000)
