import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { syncFolder } from './sync-folder.ts'

test('who asks while a folder is synced shares the next sync, and never the one under way', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'icss-sync-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const first = syncFolder(folder)
  const second = syncFolder(folder)
  const third = syncFolder(folder)
  expect(second).not.toBe(first)
  expect(third).toBe(second)
  let ended = false
  void first.then(() => (ended = true))
  await second
  expect(ended).toBe(true)
  const later = syncFolder(folder)
  expect(later).not.toBe(second)
  await later
})

test('one that fails fails whoever shared it, and not the next', async () => {
  const folder = join(tmpdir(), `icss-sync-missing-${process.pid}`)
  const settled = await Promise.allSettled([syncFolder(folder), syncFolder(folder), syncFolder(folder)])
  expect(settled.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
  await expect(syncFolder(tmpdir())).resolves.toBeUndefined()
})
