import { createCipheriv } from 'node:crypto'
import { expect, test } from 'vitest'
import { newSecret } from '../sessions/session-secret.ts'
import { fileTag } from './file-tag.ts'

const secret = newSecret()
const content = Buffer.from('企业名称,行业\n甲,教育\n'.repeat(10_000))

function tagOf(bytes: Buffer, chunkLength: number, by = secret): string {
  const tag = fileTag(by)
  for (let at = 0; at < bytes.length; at += chunkLength) tag.see(bytes.subarray(at, at + chunkLength))
  return tag.value()
}

test('a file has the same tag however it comes in, which is its GMAC', () => {
  const cipher = createCipheriv('aes-256-gcm', Buffer.from(secret, 'base64url'), Buffer.alloc(12))
  cipher.setAAD(content).final()
  for (const length of [1, 7, 16, 4096, content.length])
    expect(tagOf(content, length)).toBe(cipher.getAuthTag().toString('base64url'))
})

test('another byte, another end or another secret make another tag', () => {
  const changed = Buffer.from(content)
  changed[content.length - 1] = 0x20
  const tags = [
    tagOf(content, 4096),
    tagOf(changed, 4096),
    tagOf(content.subarray(1), 4096),
    tagOf(content, 4096, newSecret()),
  ]
  expect(new Set(tags).size).toBe(4)
})
