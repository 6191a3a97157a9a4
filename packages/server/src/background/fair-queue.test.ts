import { setImmediate as tick } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { FairQueue } from './fair-queue.ts'

test('many wishes of one do not delay the first of another, and no more is done at once than may be', async () => {
  const queue = new FairQueue(2)
  const begun: string[] = []
  let atOnce = 0
  let mostAtOnce = 0
  const work = (name: string) => async () => {
    begun.push(name)
    mostAtOnce = Math.max(mostAtOnce, (atOnce += 1))
    await tick()
    atOnce -= 1
    if (name === 'a3') throw new Error('failed')
    return name
  }
  const wishes = ['a1', 'a2', 'a3', 'a4', 'a5', 'b1', 'b2', 'c1']
  const ended = await Promise.allSettled(wishes.map((name) => queue.run(name.charAt(0), work(name))))
  expect(begun).toEqual(['a1', 'a2', 'a3', 'b1', 'c1', 'a4', 'b2', 'a5'])
  expect(mostAtOnce).toBe(2)
  expect(ended.map(({ status }) => status)).toEqual(wishes.map((name) => (name === 'a3' ? 'rejected' : 'fulfilled')))
  expect(await queue.run('d', work('d1'))).toBe('d1')
})
