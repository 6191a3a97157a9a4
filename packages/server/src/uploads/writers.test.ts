import { setImmediate as aTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { Writers } from './writers.ts'

test('of those who come at the same time one writes after the other, each stopping the one before', async () => {
  const writers = new Writers()
  let atWork = 0
  let most = 0
  const write = () => {
    let end: (() => void) | undefined
    const isStopped = new Promise<void>((resolve) => (end = resolve))
    return writers.write(
      'upload',
      () => end?.(),
      async () => {
        atWork += 1
        most = Math.max(most, atWork)
        await isStopped
        await aTurn()
        atWork -= 1
      },
    )
  }
  const all = Array.from({ length: 6 }, write)
  for (let at = 0; at < 12; at += 1) {
    await aTurn()
    await writers.stop('upload')
  }
  await Promise.all(all)
  expect(most).toBe(1)
})
