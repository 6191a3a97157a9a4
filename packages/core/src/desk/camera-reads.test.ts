import { expect, test } from 'vitest'
import { CameraReads, goneAfter } from './camera-reads.ts'

const first = '0199aa00-0000-7000-8000-0000000000e1'
const second = '0199aa00-0000-7000-8000-0000000000e2'

test('a badge that is held before the lens is read once, and again once it was gone', () => {
  const reads = new CameraReads()
  expect(reads.see(first, 0)).toEqual({ kind: 'badge', badge: first })
  // Held for long, and lost for a moment.
  for (let at = 150; at < 3 * goneAfter; at += 150) expect(reads.see(first, at)).toBeUndefined()
  expect(reads.see(first, 4 * goneAfter - 300)).toBeUndefined()
  expect(reads.see(first, 5 * goneAfter - 300)).toEqual({ kind: 'badge', badge: first })
})

test('the next badge is read at once, and two in view are each read once', () => {
  const reads = new CameraReads()
  expect(reads.see(first, 0)).toEqual({ kind: 'badge', badge: first })
  expect(reads.see(second, 150)).toEqual({ kind: 'badge', badge: second })
  for (let at = 300; at < 3 * goneAfter; at += 300) {
    expect(reads.see(first, at)).toBeUndefined()
    expect(reads.see(second, at + 150)).toBeUndefined()
  }
})

test('a code that is no badge is said once and never looked up', () => {
  const reads = new CameraReads()
  for (const other of ['https://icss.example.cn/p/aaaaaaaaaaaaaaaaaaaaaa?c=123', '李', '', `${first}0`]) {
    expect(reads.see(other, 0)).toEqual({ kind: 'other' })
    expect(reads.see(other, 150)).toBeUndefined()
  }
})
