import { expect, test } from 'vitest'
import { Readable } from 'node:stream'
import { gb18030 } from '../testing/gb18030.ts'
import { textEncodingOf, UnicodeWatch } from './text-encoding.ts'

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

const table = (rows: number) =>
  `企业名称,行业\n${Array.from({ length: rows }, (_, i) => `淇滨市第${i}商贸有限公司,软件\n`).join('')}`

const encodingOf = (bytes: Buffer, size = 1000) =>
  textEncodingOf(() =>
    Promise.resolve(
      Readable.from(
        Array.from({ length: Math.ceil(bytes.length / size) }, (_, i) => bytes.subarray(i * size, (i + 1) * size)),
      ),
    ),
  ).catch(({ code, params }: { code: string; params: object }) => ({ code, params }))

const mixed = (line: number) => ({ code: 'import.encoding_mixed', params: { line } })

test.each([
  ['UTF-8', Buffer.from(table(300)), 'utf-8'],
  ['GB18030', gb18030(table(300)), 'gb18030'],
  ['traditional characters in GB18030', gb18030('企業名稱,行業\n臺灣電腦國際貿易股份有限公司,資訊\n'), 'gb18030'],
  ['UTF-8 that is cut within its last character', Buffer.from(table(300)).subarray(0, -2 - 3), mixed(301)],
  [
    'UTF-8 with a byte lost in its middle',
    Buffer.concat([Buffer.from(table(10)), Buffer.from('淇'.repeat(3)).subarray(1), Buffer.from(`\n${table(9)}`)]),
    mixed(12),
  ],
  ['UTF-8 behind GB18030', Buffer.concat([gb18030(table(4)), Buffer.from(table(4))]), mixed(1)],
  ['GB18030 behind UTF-8', Buffer.concat([Buffer.from(table(4)), gb18030(table(4))]), mixed(6)],
  [
    'Big5',
    // 企業名稱,行業 and 臺灣電腦公司,資訊.
    Buffer.from('a5f8b77ea657bad92ca6e6b77e0abb4fc66fb971b8a3a4bda5712cb8eab0540a', 'hex'),
    { code: 'import.encoding_other', params: { encoding: 'Big5' } },
  ],
])('the encoding of a whole text: %s', async (_name, bytes, encoding) => {
  for (const size of [7, 1000]) expect(await encodingOf(bytes, size)).toEqual(encoding)
})
