import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { RunningDigests } from './running-digests.ts'

const hashOf = (text: string) => createHash('sha256').update(text)

test('a digest goes on where the piece before ended, and nowhere else', () => {
  const digests = new RunningDigests()
  expect(digests.take('new', 0)?.digest('hex')).toBe(hashOf('').digest('hex'))
  digests.keep('a', 2, hashOf('ab'))
  expect(digests.take('a', 2)?.update('c').digest('hex')).toBe(hashOf('abc').digest('hex'))
  expect(digests.take('a', 2)).toBeUndefined()
  digests.keep('a', 2, hashOf('ab'))
  expect(digests.take('a', 1)).toBeUndefined()
})

test('a thousand uploads are remembered, the latest ones', () => {
  const digests = new RunningDigests()
  for (let i = 0; i <= 1000; i += 1) digests.keep(`upload ${i}`, 1, hashOf('a'))
  expect(digests.take('upload 0', 1)).toBeUndefined()
  expect(digests.take('upload 1', 1)).toBeDefined()
  expect(digests.take('upload 1000', 1)).toBeDefined()
})
