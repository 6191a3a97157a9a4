import { Readable } from 'node:stream'
import { createInflateRaw } from 'node:zlib'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import { megabytes } from './megabytes.ts'

const directoryEnd = 0x06_05_4b_50
const directoryEntry = 0x02_01_4b_50
const deflated = 8
/** Bytes that are unpacked at once. */
const pieceBytes = 64 * 1024

/** A file in a ZIP, packed. */
export interface PackedFile {
  readonly bytes: Buffer
  readonly isDeflated: boolean
}

/** Bytes that may still be unpacked. */
export interface UnpackingBudget {
  readonly most: number
  left: number
}

export const unpackingBudget = (most: number): UnpackingBudget => ({ most, left: most })

/** A path as it is compared: packages are written with either slash, and in either case (ECMA-376, part 2). */
export const pathIn = (path: string): string => path.replaceAll('\\', '/').toLowerCase()

/** The files of a ZIP by their paths, as `pathIn` has them; of two with one path the first. Throws where it is none. */
export function filesOfZip(zip: Buffer): Map<string, PackedFile> {
  const files = new Map<string, PackedFile>()
  let end = zip.length - 22
  while (end >= 0 && zip.readUInt32LE(end) !== directoryEnd) end -= 1
  if (end < 0) throw new Error('This is no ZIP.')
  let at = zip.readUInt32LE(end + 16)
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    if (zip.readUInt32LE(at) !== directoryEntry) throw new Error('The directory of the ZIP is damaged.')
    const nameLength = zip.readUInt16LE(at + 28)
    const name = pathIn(zip.toString('utf8', at + 46, at + 46 + nameLength))
    const start = zip.readUInt32LE(at + 42)
    const from = start + 30 + zip.readUInt16LE(start + 26) + zip.readUInt16LE(start + 28)
    if (!files.has(name))
      files.set(name, {
        bytes: zip.subarray(from, from + zip.readUInt32LE(at + 20)),
        isDeflated: zip.readUInt16LE(at + 10) === deflated,
      })
    at += 46 + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32)
  }
  return files
}

/**
 * What a file holds, unpacked piece by piece as it is asked for and no further than the budget: the sizes that a ZIP
 * says of itself can be anything. Throws `import.unpacked_too_large`.
 */
export async function* unpacked({ bytes, isDeflated }: PackedFile, budget: UnpackingBudget): AsyncGenerator<Buffer> {
  const packed = Readable.from([bytes])
  const content = isDeflated ? packed.pipe(createInflateRaw({ chunkSize: pieceBytes })) : packed
  for await (const piece of content as AsyncIterable<Buffer>) {
    budget.left -= piece.length
    if (budget.left < 0)
      throw new ProblemError('import.unpacked_too_large', { params: { max: megabytes(budget.most) } })
    yield piece
  }
}
