import { execFile, spawnSync } from 'node:child_process'
import { appendFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { KeptUploads } from './kept-uploads.ts'

let folder: string
let path: string
const open = () => new KeptUploads({ XDG_CONFIG_HOME: folder })

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'icss-kept-'))
  path = join(folder, 'icss', 'uploads.jsonl')
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
})

test('what is kept is on the disk at once, for whoever comes after a command that died', async () => {
  const first = open()
  await first.keep('a', '1')
  await first.keep('b', '2')
  await first.keep('a', '3')
  await first.keepFinished('c', { url: '/objects/c', stored: { id: 7 } })
  await first.forget('b')
  const second = open()
  expect([await second.find('a'), await second.find('b')]).toEqual(['3', undefined])
  expect(await second.findFinished('c')).toEqual({ url: '/objects/c', stored: { id: 7 } })
  expect(await second.findFinished('a')).toBeUndefined()
  expect(await second.isEmpty()).toBe(false)
})

test('a line that was cut off takes nothing along, neither before it nor behind it', async () => {
  await open().keep('a', '1')
  await appendFile(path, '["b","2')
  const second = open()
  await second.keep('c', '3')
  const third = open()
  expect([await third.find('a'), await third.find('b'), await third.find('c')]).toEqual(['1', undefined, '3'])
})

test('commands side by side keep what the other one keeps', async () => {
  const [one, other] = [open(), open()]
  await one.keep('a', '1')
  await other.keep('b', '2')
  await one.forget('a')
  await one.close()
  expect(await open().find('b')).toBe('2')
  await other.forget('b')
  await other.close()
  expect(await readFile(path, 'utf8')).toBe('')
})

test('commands that note and end at the same instant lose nothing of each other', async () => {
  const program = fileURLToPath(new URL('../../test/note-uploads.ts', import.meta.url))
  const env = { ...process.env, XDG_CONFIG_HOME: folder }
  const all = ['a', 'b', 'c'].map((name) => promisify(execFile)(process.execPath, [program, name, '300'], { env }))
  expect((await Promise.all(all)).map(({ stdout }) => stdout)).toEqual(['0', '0', '0'])
  expect(await readFile(path, 'utf8')).toBe('')
})

test('a command that died in the middle of a note holds up no other', async () => {
  await open().keep('a', '1')
  const { pid } = spawnSync(process.execPath, ['-e', '0'])
  await writeFile(`${path}.lock`, String(pid))
  await open().keep('b', '2')
  expect([await open().find('a'), await open().find('b')]).toEqual(['1', '2'])
})

test('lines that say nothing any more do not pile up', async () => {
  await open().keep('a', '1')
  await appendFile(path, '["b","2"]\n["b"]\n'.repeat(6000))
  expect(await open().find('a')).toBe('1')
  expect(await readFile(path, 'utf8')).toBe('["a","1"]\n')
})

test('a file that is no list of notes is nothing to go on with', async () => {
  await open().keep('a', '1')
  await appendFile(path, '{"x":1}\n[1,2]\n["d"]\nnothing\n')
  expect(await open().find('a')).toBe('1')
})
