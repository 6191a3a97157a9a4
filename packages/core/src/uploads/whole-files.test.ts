import { createHash } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { WholeFiles } from './whole-files.ts'

async function folderOf(contents: readonly Buffer[]) {
  const folder = await mkdtemp(join(tmpdir(), 'icss-whole-'))
  const files = new WholeFiles()
  onTestFinished(async () => {
    await files.close()
    await rm(folder, { recursive: true, force: true })
  })
  const paths = contents.map((_, i) => join(folder, `${i}.mp4`))
  await Promise.all(contents.map((content, i) => writeFile(paths[i] ?? '', content)))
  return { files, paths, missing: join(folder, 'missing.mp4') }
}
const sha256 = (content: Buffer) => createHash('sha256').update(content).digest('base64')

test('each file comes with its own content and checksum, read ahead or not, in memory that is used again', async () => {
  const contents = Array.from({ length: 24 }, (_, i) => Buffer.alloc(1000 * i + 1, i))
  const { files, paths } = await folderOf(contents)
  for (const at of [3, 1]) files.readAhead(paths[at] ?? '', contents[at]?.length ?? 0)
  const memories = new Set<unknown>()
  for (let from = 0; from < contents.length; from += 4) {
    const some = contents.slice(from, from + 4)
    const taken = await Promise.all(some.map((content, i) => files.take(paths[from + i] ?? '', content.length)))
    for (const [i, { content, sha256: digest }] of taken.entries()) {
      expect(content.equals(some[i] ?? Buffer.alloc(0))).toBe(true)
      expect(digest).toBe(sha256(some[i] ?? Buffer.alloc(0)))
      memories.add(content.buffer)
      files.giveBack(content)
    }
  }
  expect(memories.size).toBe(4)
})

test('a file that is missing or became shorter fails alone; one that is left gives its memory back', async () => {
  const content = Buffer.alloc(5000, 7)
  const { files, paths, missing } = await folderOf([content])
  const [path = ''] = paths
  files.readAhead(missing, 10)
  const [lost, good, short] = await Promise.allSettled([
    files.take(missing, 10),
    files.take(path, 5000),
    files.take(path, 6000),
  ])
  expect([lost.status, good.status, short.status]).toEqual(['rejected', 'fulfilled', 'rejected'])
  files.readAhead(path, 5000)
  files.leave(path)
  expect((await files.take(path, 5000)).sha256).toBe(sha256(content))
})

test('who waits when the thread ends is told', async () => {
  const { files, paths } = await folderOf([Buffer.alloc(100, 1)])
  const reading = files.take(paths[0] ?? '', 100)
  await Promise.all([expect(reading).rejects.toThrow('ended'), files.close()])
})
