import { expect, test, vi } from 'vitest'
import { shownBytes, textOfFile } from './text-of-file.ts'

const answering = (body: Uint8Array<ArrayBuffer>, total = body.length) =>
  vi.stubGlobal('fetch', () =>
    Promise.resolve(
      new Response(body, { status: 206, headers: { 'content-range': `bytes 0-${body.length - 1}/${total}` } }),
    ),
  )
const read = () => textOfFile('/files/1', new AbortController().signal)

test('a text is read as UTF-8, or as GB18030 where it is not', async () => {
  answering(new TextEncoder().encode('甲方乙方'))
  expect(await read()).toEqual({ text: '甲方乙方', isPart: false })
  answering(Uint8Array.from([0xbc, 0xd7, 0xb7, 0xbd]))
  expect(await read()).toEqual({ text: '甲方', isPart: false })
})

test('of a long text the beginning is read, although it may end within a character', async () => {
  const whole = new TextEncoder().encode('课'.repeat(shownBytes))
  answering(whole.slice(0, shownBytes), whole.length)
  const { text, isPart } = await read()
  expect([isPart, text]).toEqual([true, '课'.repeat(Math.floor(shownBytes / 3))])
})
