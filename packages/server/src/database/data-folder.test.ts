import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { StartError } from '../start-error.ts'
import { claimDataFolder } from './data-folder.ts'

let parent: string

beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'icss-data-'))
})

afterEach(async () => {
  await rm(parent, { recursive: true, force: true })
})

async function claimElsewhere(folder: string) {
  const script = `const { claimDataFolder } = await import(${JSON.stringify(new URL('data-folder.ts', import.meta.url).href)})
    await claimDataFolder(${JSON.stringify(folder)})
    console.log('claimed')
    setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['ignore', 'pipe', 'inherit'] })
  await once(child.stdout, 'data')
  return child
}

test('a missing folder is created for its owner alone', async () => {
  const folder = join(parent, 'new', 'data')
  const claim = await claimDataFolder(folder)
  expect((await stat(folder)).mode & 0o777).toBe(0o700)
  await claim.release()
})

test('a second process is told which one holds the folder, until that one is killed', async () => {
  const folder = join(parent, 'data')
  const other = await claimElsewhere(folder)
  await expect(claimDataFolder(folder, { patienceMs: 0 })).rejects.toThrow(`Data folder in use by process ${other.pid}`)
  other.kill('SIGKILL')
  await once(other, 'exit')
  await (await claimDataFolder(folder)).release()
})

test('a released folder can be claimed again', async () => {
  const folder = join(parent, 'data')
  const claim = await claimDataFolder(folder)
  await expect(claimDataFolder(folder, { patienceMs: 0 })).rejects.toThrow(StartError)
  await claim.release()
  await claim.release()
  await (await claimDataFolder(folder)).release()
})

test('a server that is just ending is waited for', async () => {
  const folder = join(parent, 'data')
  const ending = await claimDataFolder(folder)
  const next = claimDataFolder(folder)
  await ending.release()
  await expect(next.then((claim) => claim.release())).resolves.toBeUndefined()
})

test('a folder with somebody else’s files is refused and left as it was', async () => {
  await writeFile(join(parent, 'letter.txt'), '')
  const before = (await stat(parent)).mode
  await expect(claimDataFolder(parent)).rejects.toThrow(/already holds other files/)
  expect((await stat(parent)).mode).toBe(before)
})

test('a path that cannot be a folder is one clear line', async () => {
  const file = join(parent, 'file')
  await writeFile(file, '')
  const failure = await claimDataFolder(join(file, 'data')).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(StartError)
  expect(String(failure)).toMatch(/^StartError: The data folder .* cannot be written \(.*\): .*ICSS_DATA_DIR\.$/)
})

test.skipIf(process.platform !== 'linux')('a folder below /proc is refused at once', async () => {
  await expect(claimDataFolder('/proc/icss/data')).rejects.toThrow(
    /The data folder \/proc\/icss\/data cannot be written/,
  )
})
