import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, inject, test } from 'vitest'
import { loggedIn } from '../../test/icss.ts'

const mb = 1024 * 1024
const sha256 = (content: Uint8Array) => createHash('sha256').update(content).digest('hex')

/** An MP4 by its first bytes. */
const video = (bytes: number, seed: number) => {
  const content = Buffer.alloc(bytes, seed)
  content.write('\0\0\0\x18ftypmp42', 'latin1')
  return content
}
const download = async (url: string) => {
  const answer = await fetch(url, { headers: { authorization: `Bearer ${inject('server').token}` } })
  return Buffer.from(await answer.arrayBuffer())
}

test('files are uploaded side by side, and what is wrong with some is said of each', async () => {
  const one = await loggedIn('en')
  const good = video(3 * mb, 1)
  await one.file('a.mp4', good)
  await one.file('b.mp4', 'text that is no video at all')
  await one.file('c.txt', 'x')
  const { code, stdout, stderr } = await one.icss('upload', 'a.mp4', 'b.mp4', 'c.txt', '--json')
  const answer = JSON.parse(stdout) as { items: { file: string; url: string | null; code: string | null }[] }
  expect(code).toBe(4)
  expect(answer).toMatchObject({ uploaded: 1, failed: 2 })
  expect(answer.items.map(({ file, code }) => [file, code])).toEqual([
    ['a.mp4', null],
    ['b.mp4', 'upload.content_mismatch'],
    ['c.txt', 'upload.format'],
  ])
  expect(stderr).toContain('c.txt: Upload failed, please confirm the file format and re-upload.')
  expect(sha256(await download(answer.items[0]?.url ?? ''))).toBe(sha256(good))
  expect((await one.icss('upload', 'missing.mp4')).code).toBe(2)
})

test('an upload whose terminal died goes on, and comes out equal to the byte', async () => {
  const one = await loggedIn('zh')
  const content = video(60 * mb, 2)
  await one.file('课.mp4', content)
  const kept = join(one.env.XDG_CONFIG_HOME ?? '', 'icss', 'uploads.json')
  const first = one.start('upload', '课.mp4')
  const uploadOf = async () => Object.values(JSON.parse(await readFile(kept, 'utf8').catch(() => '{}')) as object)
  while ((await uploadOf()).length === 0 && first.exitCode === null) await sleep(5)
  first.kill('SIGKILL')
  await first.result
  const { code, stdout } = await one.icss('upload', '课.mp4')
  expect(code).toBe(0)
  expect(sha256(await download(stdout.trim()))).toBe(sha256(content))
  expect(await uploadOf()).toEqual([])
})
