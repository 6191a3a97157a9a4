import { expect, test } from 'vitest'
import { UnicodeWatch } from './text-encoding.ts'

const text = '企业名称,a\n𠮷鑫公司,é\n'

const seen = (bytes: Buffer, size: number) => {
  const watch = new UnicodeWatch()
  for (let at = 0; at < bytes.length; at += size) {
    // As a connection's chunk, which is written over when the next has come.
    const chunk = Buffer.from(bytes.subarray(at, at + size))
    watch.see(chunk)
    chunk.fill(0xff)
  }
  return watch.encoding()
}

const swapped = Buffer.from(`\uFEFF${text}`, 'utf16le').swap16()

test.for([1, 2, 3, 5, 7, 1000])('the encoding of a text that comes in by %i bytes', (size) => {
  expect(seen(Buffer.from(text), size)).toBe('utf-8')
  expect(seen(Buffer.from(`\uFEFF${text}`), size)).toBe('utf-8')
  expect(seen(Buffer.from(`\uFEFF${text}`, 'utf16le'), size)).toBe('utf-16le')
  expect(seen(swapped, size)).toBe('utf-16be')
  // 企业 in GB18030, and a character of UTF-8 that has no end.
  expect(seen(Buffer.from('c6f3d2b52c61', 'hex'), size)).toBeUndefined()
  expect(seen(Buffer.from(text).subarray(0, 2), size)).toBeUndefined()
})

test('nothing says nothing, and what is decided needs no more', () => {
  expect(new UnicodeWatch().encoding()).toBeUndefined()
  expect(new UnicodeWatch().see(Buffer.from('a,b'))).toBe(true)
  expect(new UnicodeWatch().see(Buffer.from('c6f3', 'hex'))).toBe(false)
  expect(new UnicodeWatch().see(Buffer.from('fffe', 'hex'))).toBe(false)
})
