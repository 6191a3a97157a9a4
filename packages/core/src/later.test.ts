import { expect, test } from 'vitest'
import { later, whenThere } from './later.ts'

test('what comes later is fetched once, when it is first read', async () => {
  let fetched = 0
  const words = later(async () => {
    fetched += 1
    return { title: '会议' }
  })
  expect(fetched).toBe(0)
  const titles = await Promise.all([whenThere(() => words().title), whenThere(() => words().title)])
  expect(titles).toEqual(['会议', '会议'])
  expect(words().title).toBe('会议')
  expect(fetched).toBe(1)
})

test('what did not come is told as the network, and fetched again at the next read', async () => {
  const lines = [Promise.reject(new TypeError('Failed to fetch.')), Promise.resolve('there')]
  const words = later(() => lines.shift() ?? Promise.reject(new Error('Asked too often.')))
  await expect(whenThere(words)).rejects.toMatchObject({ code: 'client.network' })
  expect(await whenThere(words)).toBe('there')
})

test('a fault in reading is no reason to wait', async () => {
  const reading = whenThere(() => {
    throw new RangeError('No such thing.')
  })
  await expect(reading).rejects.toThrow('No such thing.')
})
