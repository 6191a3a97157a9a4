import { expect, test } from 'vitest'
import { builtServer } from '../testing/built-server.ts'
import { restartDatabase } from './restarts.ts'

test('a database that is restarted under load loses nothing that was acknowledged, and the server lives on', async () => {
  const { discrepancies, ready, acknowledged } = await restartDatabase(2, () => {}, await builtServer())
  expect(discrepancies).toEqual([])
  expect(ready).toEqual([
    [503, 200],
    [503, 200],
  ])
  expect(acknowledged).toBeGreaterThan(8)
})
