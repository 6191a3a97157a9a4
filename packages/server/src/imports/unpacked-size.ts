import { Readable } from 'node:stream'
import { createInflateRaw } from 'node:zlib'

const directoryEnd = 0x06_05_4b_50
const directoryEntry = 0x02_01_4b_50
const deflated = 8

/** The packed bytes of each file in a ZIP. Throws where it is none. */
function* packedFiles(zip: Buffer): Generator<{ bytes: Buffer; isDeflated: boolean }> {
  let end = zip.length - 22
  while (end >= 0 && zip.readUInt32LE(end) !== directoryEnd) end -= 1
  if (end < 0) throw new Error('This is no ZIP.')
  let at = zip.readUInt32LE(end + 16)
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    if (zip.readUInt32LE(at) !== directoryEntry) throw new Error('The directory of the ZIP is damaged.')
    const start = zip.readUInt32LE(at + 42)
    const from = start + 30 + zip.readUInt16LE(start + 26) + zip.readUInt16LE(start + 28)
    yield {
      bytes: zip.subarray(from, from + zip.readUInt32LE(at + 20)),
      isDeflated: zip.readUInt16LE(at + 10) === deflated,
    }
    at += 46 + zip.readUInt16LE(at + 28) + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32)
  }
}

/**
 * Whether all that a ZIP holds has at most `most` bytes once unpacked. It is unpacked to nowhere for that, piece by
 * piece and no further than `most`: the sizes that a ZIP says of itself can be anything.
 */
export async function isUnpackedWithin(zip: Buffer, most: number): Promise<boolean> {
  let bytes = 0
  for (const file of packedFiles(zip)) {
    const content = Readable.from([file.bytes])
    for await (const chunk of file.isDeflated ? content.pipe(createInflateRaw()) : content)
      if ((bytes += (chunk as Buffer).length) > most) return false
  }
  return true
}
