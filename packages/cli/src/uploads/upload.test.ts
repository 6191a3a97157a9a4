import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { displayWidth } from '../console/display-width.ts'
import { loggedIn, person } from '../../test/icss.ts'
import { proxy } from '../../test/proxy.ts'
import { terminal } from '../../test/terminal.ts'

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
  const kept = join(one.env.XDG_CONFIG_HOME ?? '', 'icss', 'uploads.jsonl')
  const first = one.start('upload', '课.mp4')
  const keptLines = async () => (await readFile(kept, 'utf8').catch(() => '')).split('\n').filter((line) => line !== '')
  await expect.poll(keptLines, { interval: 5 }).not.toEqual([])
  expect(first.exitCode).toBeNull()
  first.kill('SIGKILL')
  await first.result
  const { code, stdout } = await one.icss('upload', '课.mp4')
  expect(code).toBe(0)
  expect(sha256(await download(stdout.trim()))).toBe(sha256(content))
  expect(await keptLines()).toEqual([])
})

test('several uploads in a terminal: a bar of each and of all, faults as they come, at 80 and at 40 columns', async () => {
  const way = await proxy()
  const one = await loggedIn('zh', { url: way.origin, token: inject('server').token })
  await one.file('01 安全生产基础知识.mp4', video(24 * mb, 3))
  await one.file('02 消防与急救.mp4', video(mb, 4))
  await one.file('坏.mp4', 'text that is no video at all')
  await one.file('文字.txt', 'x')
  const screen = await terminal({ ...one, env: { ...one.env, NO_COLOR: '1' } }, 80)
  way.hold(2 * mb)
  await screen.type('icss upload 文字.txt 坏.mp4 0*.mp4 --parallel 1; echo code=$?')
  await screen.press('Enter')
  const live = await screen.until(/01 安全生产基础知识\.mp4 .*\n {2}上传 .*\n {2}2\/4 个，失败 2 个 · /)
  expect(live).toContain('文字.txt：上传失败')
  expect(live).toMatch(/^ {2}01 安全生产基础知识\.mp4 {2}[█░]+ +\d+% {2}24M$/m)
  await screen.resize(40)
  const narrow = await screen.until(/上传 +[█░]{4,20} .*\n {2}2\/4 个，失败 2 个/)
  for (const line of narrow.split('\n')) expect(displayWidth(line)).toBeLessThanOrEqual(40)
  await screen.resize(80)
  await screen.until(/上传 +[█░]{21,} /)
  way.release()
  const after = await screen.until('code=4')
  expect(after.match(/\d\/4 个/g)).toEqual(['4/4 个'])
  expect(after).toContain('已上传 2 个，失败 2 个')
  // NO_COLOR: the terminal was told of no style at all.
  expect(await screen.coloured()).not.toContain('\u001B')
})

test('an upload says when the storage is nearly full, and one that does not fit is refused before it is sent', async () => {
  const { url, providerToken } = inject('server')
  const provider = await loggedIn('en', { url, token: providerToken })
  const words = ['--name', '满仓频道', '--abbreviation', '满仓', '--account', '873001']
  const opened = await provider.icss('platform', 'open', 'main', ...words, '--json')
  const { channel, initialPassword } = JSON.parse(opened.stdout) as { channel: { id: string }; initialPassword: string }
  await provider.icss('platform', 'quotas', channel.id, '--storage', String(10 * mb))
  const one = await person('en')
  const login = ['auth', 'login', '--server', url, '--account', '873001', '--password-stdin']
  expect((await one.icssWithInput(`${initialPassword}\nmy_own_one\n`, ...login)).code).toBe(0)

  const half = await one.icss('upload', await one.file('a.mp4', video(5 * mb, 5)))
  expect(half).toMatchObject({ code: 0, stderr: expect.not.stringContaining('nearly full') })
  const most = await one.icss('upload', await one.file('b.mp4', video(4 * mb, 6)))
  expect(most).toMatchObject({
    code: 0,
    stderr: expect.stringContaining('The storage is nearly full: 9M of 10M used.'),
  })
  const more = await one.icss('upload', await one.file('c.mp4', video(2 * mb, 7)))
  expect(more).toMatchObject({ code: 1, stderr: expect.stringContaining('Not enough storage, 1M left') })
  const { stdout } = await one.icss('usage', 'show', '--json')
  expect(JSON.parse(stdout)).toMatchObject({ storage: { used: 9 * mb, reserved: 0 } })
})
