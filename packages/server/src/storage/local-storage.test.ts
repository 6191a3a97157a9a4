import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { localStorage } from './local-storage.ts'

const folder = mkdtempSync(join(tmpdir(), 'icss-storage-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const storage = localStorage(folder)

const mb = 1024 * 1024

/** In chunks as a connection gives them, of which each is overwritten once the next is asked for. */
async function* chunks(bytes: Buffer): AsyncGenerator<Buffer> {
  const chunk = Buffer.alloc(64 * 1024 - 7)
  for (let at = 0; at < bytes.length; at += chunk.length) {
    const copied = bytes.copy(chunk, 0, at)
    yield chunk.subarray(0, copied)
    chunk.fill(0xee)
  }
}

test.for([
  [1],
  [4096],
  [mb - 1],
  [mb],
  [mb + 1],
  [3 * mb + 4097],
  [20 * mb + 5],
  // Pieces that begin at a block, within one, and within one of a file that has more than a batch.
  [2 * mb, 2 * mb + 3],
  [5, 4 * mb],
  [mb + 4096, mb + 1, 3 * mb],
])('what is appended in pieces of %j bytes is read as it came', async (lengths, { task }) => {
  const key = `${task.id}/x.bin`
  const whole = randomBytes(lengths.reduce((sum, length) => sum + length, 0))
  let offset = 0
  for (const length of lengths) {
    const { stored } = await storage.append(key, {
      offset,
      state: {},
      content: chunks(whole.subarray(offset, offset + length)),
      isWhole: (bytes) => bytes === whole.length,
    })
    offset += length
    expect(stored).toBe(offset)
  }
  await storage.finish(key, {}, whole.length)
  expect((await readFile(join(folder, key))).equals(whole)).toBe(true)
  expect((await storage.head(key, 16)).equals(whole.subarray(0, 16))).toBe(true)
})

test('many at a time do not mix, and one that broke off is gone on with over what it left', async () => {
  const files = Array.from({ length: 40 }, () => randomBytes(2 * mb + 11))
  await Promise.all(
    files.map(async (whole, i) => {
      const key = `many/${i}.bin`
      const broken = async function* () {
        yield* chunks(whole.subarray(0, mb + 100))
        throw new Error('cut')
      }
      const state = { state: {}, isWhole: (bytes: number) => bytes === whole.length }
      await expect(storage.append(key, { ...state, offset: 0, content: broken() })).rejects.toThrow('cut')
      await storage.append(key, { ...state, offset: 0, content: chunks(whole.subarray(0, 999)) })
      await storage.append(key, { ...state, offset: 999, content: chunks(whole.subarray(999)) })
      await storage.finish(key, {}, whole.length)
      expect((await readFile(join(folder, key))).equals(whole)).toBe(true)
    }),
  )
})
