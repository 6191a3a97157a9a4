import { spawn, spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { whileLocked } from './file-lock.ts'

const program = fileURLToPath(new URL('../../test/race-for-lock.ts', import.meta.url))
/** Of a process that has ended. */
const deadPid = String(spawnSync(process.execPath, ['-e', '0']).pid)

let folder: string
let path: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'icss-lock-'))
  path = join(folder, 'file')
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
})

test('of processes that race over the lock of a dead one, each is alone with it', async () => {
  const start = join(folder, 'start')
  const racers = Array.from({ length: 4 }, () => spawn(process.execPath, [program, path, '1000', deadPid, start]))
  const said = racers.map(({ stdout }) => text(stdout))
  await Promise.all(racers.map(({ stdout }) => new Promise((resolve) => stdout.once('data', resolve))))
  await writeFile(start, '')
  expect(await Promise.all(said)).toEqual(racers.map(() => 'ready\n0'))
})

test('what is done under a lock is answered, and nothing is left of it, nor of the lock of a dead process', async () => {
  await writeFile(`${path}.lock`, deadPid)
  expect(whileLocked(path, () => 7)).toBe(7)
  expect(() =>
    whileLocked(path, () => {
      throw new Error('EIO')
    }),
  ).toThrow('EIO')
  expect(await readdir(folder)).toEqual([])
})

test.for([['1'], ['']])('a lock that nobody lets go, with %j in it, is nobody’s after a while', async ([holder]) => {
  await writeFile(`${path}.lock`, holder ?? '')
  expect(whileLocked(path, () => 7)).toBe(7)
  expect(await readdir(folder)).toEqual([])
})

test('a lock that was taken over meanwhile is left to whoever has it', async () => {
  whileLocked(path, () => writeFileSync(`${path}.lock`, '1'))
  expect(await readFile(`${path}.lock`, 'utf8')).toBe('1')
})
