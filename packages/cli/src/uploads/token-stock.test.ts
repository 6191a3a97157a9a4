import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { UploadToken } from '@icss/core/uploads/upload-token.ts'
import { tokenStock } from './token-stock.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }))
afterEach(() => void vi.useRealTimers())

/** A server that gives tokens `0`, `1` and so on. */
function giver() {
  const counts: number[] = []
  let given = 0
  const grant = () => ({ uptoken: String(given++), fileName: 'icss_' })
  const give = (count: number): Promise<UploadToken> => {
    counts.push(count)
    const more = Array.from({ length: count - 1 }, grant)
    return Promise.resolve({ success: 0, ...grant(), domain: '/objects/', chunkBytes: 1, more })
  }
  return { counts, give }
}

test('many uploads ask by the batch, and each has a token of its own', async () => {
  const { counts, give } = giver()
  const take = tokenStock(give, 70)
  const taken: string[] = []
  for (let lane = 0; lane < 7; lane += 1)
    taken.push(...(await Promise.all(Array.from({ length: 10 }, take))).map(({ uptoken }) => uptoken))
  expect(new Set(taken).size).toBe(70)
  expect(counts).toEqual([32, 32, 6])
})

test('one upload asks for one, and again where it has to begin anew', async () => {
  const { counts, give } = giver()
  const take = tokenStock(give, 1)
  expect([(await take()).uptoken, (await take()).uptoken]).toEqual(['0', '1'])
  expect(counts).toEqual([1, 1])
})

test('a call that fails is the fault of the upload that made it', async () => {
  const { give } = giver()
  let calls = 0
  const take = tokenStock((count) => ((calls += 1) === 1 ? Promise.reject(new Error('away')) : give(count)), 3)
  const [first, ...others] = await Promise.allSettled([take(), take(), take()])
  expect(first.status).toBe('rejected')
  expect(others.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled'])
})

test('a token that lay too long is left', async () => {
  const { counts, give } = giver()
  const take = tokenStock(give, 3)
  await take()
  vi.advanceTimersByTime(20 * 60_000)
  await take()
  expect(counts).toEqual([3, 2])
})
