import { randomBytes } from 'node:crypto'
import { constants, mkdtempSync, rmSync } from 'node:fs'
import { open, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { writeBatches } from './write-batches.ts'

type Refusal = 'none' | 'open' | 'write'

/** A file system that knows no way past its page cache says so when a file is opened, or when it is written. */
function refusingOpen(where: Refusal) {
  let refused = 0
  const refuse = () => {
    refused += 1
    return Promise.reject(Object.assign(new Error('Invalid argument'), { code: 'EINVAL' }))
  }
  const openFile: typeof open = async (path, flags, mode) => {
    const isDirect = typeof flags === 'number' && (flags & constants.O_DIRECT) !== 0
    if (isDirect && where === 'open') return refuse()
    const file = await open(path, flags, mode)
    if (isDirect && where === 'write') file.write = refuse
    return file
  }
  return { openFile, refused: () => refused }
}

const folder = mkdtempSync(join(tmpdir(), 'icss-batches-'))
afterAll(() => rmSync(folder, { recursive: true }))

async function* pieces(content: Buffer, length: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < content.length; at += length) yield content.subarray(at, at + length)
}

const mega = 1024 * 1024
/** From where on in the file, how much, and in pieces of how many bytes. */
const ways = [
  [0, 5 * mega, 65_536],
  [0, 3 * mega + 1, 65_536],
  [0, 100, 7],
  [4096, 2 * mega + 4095, 60_001],
  [4097, 2 * mega, 65_536],
  [mega - 1, 40 * mega, mega + 3],
] as const

test.each(ways.flatMap((way) => (['none', 'open', 'write'] satisfies Refusal[]).map((one) => [...way, one] as const)))(
  'from byte %i on, %i bytes in pieces of %i are in the file as they came, refused: %s',
  async (position, length, piece, where) => {
    const { openFile, refused } = refusingOpen(where)
    const path = join(folder, 'partial')
    const content = randomBytes(length)
    const before = randomBytes(position)
    const file = await open(path, 'w+')
    await file.write(before)
    expect(await writeBatches(path, file, pieces(content, piece), position, openFile)).toBe(position + length)
    await file.close()
    expect((await readFile(path)).equals(Buffer.concat([before, content]))).toBe(true)
    const canGoPast = position % 4096 === 0 && length >= mega
    // Asked once for each file, then no more.
    expect(refused()).toBe(canGoPast && where !== 'none' ? 1 : 0)
  },
)

test('any other fault is told', async () => {
  const path = join(folder, 'gone')
  const file = await open(join(folder, 'other'), 'w')
  await expect(writeBatches(path, file, pieces(Buffer.alloc(2 * mega), mega), 0)).rejects.toMatchObject({
    code: 'ENOENT',
  })
  await file.close()
})
