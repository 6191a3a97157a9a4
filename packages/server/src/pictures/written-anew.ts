import sharp from 'sharp'
import { SerialQueue } from '../background/serial-queue.ts'

/** Pixels of a picture at most, all of which are in memory at once; and of a side of what is written. */
const maxPixels = 40_000_000
const maxSide = 2560

sharp.cache(false)
sharp.concurrency(1)

type Format = 'jpeg' | 'png' | 'webp' | 'gif'

const textAt = (head: Buffer, from: number, to: number) => head.toString('latin1', from, to)

/** By the first bytes: what is none of these, no decoder sees. */
function formatOf(bytes: Buffer): Format | undefined {
  if (textAt(bytes, 0, 3) === '\u00ff\u00d8\u00ff') return 'jpeg'
  if (textAt(bytes, 0, 8) === '\u0089PNG\r\n\u001a\n') return 'png'
  if (textAt(bytes, 0, 4) === 'RIFF' && textAt(bytes, 8, 12) === 'WEBP') return 'webp'
  if (/^GIF8[79]a$/.test(textAt(bytes, 0, 6))) return 'gif'
  return undefined
}

/** A picture as it is stored. */
export interface WrittenPicture {
  readonly extension: 'jpg' | 'png'
  readonly bytes: Buffer
}

// One after another: each of them may take some hundred megabytes.
const queue = new SerialQueue()

async function written(bytes: Buffer, maxBytes: number): Promise<WrittenPicture | undefined> {
  const format = formatOf(bytes)
  if (!format) return undefined
  // The first frame alone; turned as its camera says, since what the camera says is not kept.
  const picture = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error', pages: 1 })
    .rotate()
    .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
  const [{ isOpaque }, { format: found }] = await Promise.all([picture.clone().stats(), picture.metadata()])
  if (found !== format) return undefined
  const isDrawn = format === 'png' || format === 'gif'
  if (!isOpaque || isDrawn) {
    const png = await picture.clone().png({ compressionLevel: 9 }).toBuffer()
    if (png.length < maxBytes) return { extension: 'png', bytes: png }
  }
  const jpeg = await picture.flatten({ background: '#fff' }).jpeg({ quality: 85 }).toBuffer()
  return jpeg.length < maxBytes ? { extension: 'jpg', bytes: jpeg } : undefined
}

/**
 * Decodes a jpg, png or WebP, or the first frame of a GIF, and writes it anew, without all that is no picture; undefined
 * where it is none of them, broken or too large.
 */
export const writtenAnew = (bytes: Buffer, maxBytes: number): Promise<WrittenPicture | undefined> =>
  queue.run(() => written(bytes, maxBytes).catch(() => undefined))
