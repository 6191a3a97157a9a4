import { expect, test } from 'vitest'
import { builtServer } from '../testing/built-server.ts'
import { killRandomly } from './kills.ts'

test('nothing acknowledged is lost or doubled when server or database are killed', async () => {
  const { discrepancies, acknowledged, imports } = await killRandomly({
    kills: 5,
    seed: 7,
    program: await builtServer(),
  })
  expect(discrepancies).toEqual([])
  expect(acknowledged).toBeGreaterThan(50)
  expect(imports).toBe(1)
})
