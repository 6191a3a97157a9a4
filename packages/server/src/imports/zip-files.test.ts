import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { ZipFile } from 'yazl'
import type { ProblemError } from '@icss/core/errors/problem-error.ts'
import { filesOfZip, unpacked, unpackingBudget } from './zip-files.ts'

const zipOf = (files: Readonly<Record<string, Buffer>>, compress: boolean): Promise<Buffer> => {
  const zip = new ZipFile()
  for (const [name, content] of Object.entries(files)) zip.addBuffer(content, name, { compress })
  zip.end()
  return buffer(zip.outputStream)
}
const mb = 1024 * 1024

/** Whether all that a ZIP holds unpacks to so many bytes at most. */
async function isUnpackedWithin(zip: Buffer, most: number): Promise<boolean> {
  const budget = unpackingBudget(most)
  try {
    for (const file of filesOfZip(zip).values()) for await (const _ of unpacked(file, budget));
    return true
  } catch (error) {
    if ((error as ProblemError).code === 'import.unpacked_too_large') return false
    throw error
  }
}

const two = { 'a.xml': Buffer.alloc(3 * mb), 'b.xml': Buffer.alloc(2 * mb) }

test.each([true, false])('all files of a ZIP count together (compressed: %s)', async (compress) => {
  const zip = await zipOf(two, compress)
  expect(await isUnpackedWithin(zip, 5 * mb)).toBe(true)
  expect(await isUnpackedWithin(zip, 5 * mb - 1)).toBe(false)
})

test('the sizes that a ZIP says of itself are not believed', async () => {
  const zip = await zipOf(two, true)
  // "Unpacked size" in the directory at the end, and in front of each file.
  for (let at = 0; at < zip.length - 30; at += 1) {
    const signature = zip.readUInt32LE(at)
    if (signature === 0x02_01_4b_50) zip.writeUInt32LE(1, at + 24)
    if (signature === 0x04_03_4b_50) zip.writeUInt32LE(1, at + 22)
  }
  expect(await isUnpackedWithin(zip, 5 * mb - 1)).toBe(false)
})

test('what is no ZIP, or half of one, says so', async () => {
  await expect(isUnpackedWithin(Buffer.from('企业名称'.repeat(100)), mb)).rejects.toThrow('no ZIP')
  const zip = await zipOf(two, true)
  await expect(isUnpackedWithin(zip.subarray(0, 100), mb)).rejects.toThrow('no ZIP')
})
