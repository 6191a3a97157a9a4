import type { FieldError } from '../errors/field-error.ts'
import { extensionOf } from './check-upload.ts'

/** Bytes from the beginning of an image in which its size has to stand; cameras put a preview before it. */
export const imageHeadBytes = 256 * 1024
/** Pixels of a side, and of the whole image, at most: more fill a browser's memory however small the file is. */
export const maxImageSide = 12_000
export const maxImagePixels = 50_000_000

interface ImageSize {
  readonly width: number
  readonly height: number
}

const view = (head: Uint8Array) => new DataView(head.buffer, head.byteOffset, head.byteLength)

const pngSize = (head: Uint8Array): ImageSize | undefined =>
  head.length < 24 ? undefined : { width: view(head).getUint32(16), height: view(head).getUint32(20) }

/** The size stands in the frame header, behind segments of any number, each with its length. */
function jpegSize(head: Uint8Array): ImageSize | undefined {
  const data = view(head)
  for (let at = 2; at + 9 <= head.length;) {
    if (data.getUint8(at) !== 0xff) return undefined
    const marker = data.getUint8(at + 1)
    if (marker === 0xff) {
      at += 1
      continue
    }
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (isFrame) return { height: data.getUint16(at + 5), width: data.getUint16(at + 7) }
    at += 2 + data.getUint16(at + 2)
  }
  return undefined
}

/** Width and height in pixels of an image whose file begins with `head`; none when they do not stand there. */
export function imageSizeOf(name: string, head: Uint8Array): ImageSize | undefined {
  const size = extensionOf(name) === 'png' ? pngSize(head) : jpegSize(head)
  return size && size.width > 0 && size.height > 0 ? size : undefined
}

/** What is wrong with an image by the size that its header names; `head` has `imageHeadBytes`, or all of the file. */
export function imageFault(name: string, head: Uint8Array): FieldError | undefined {
  const size = imageSizeOf(name, head)
  if (!size) return { code: 'upload.content_mismatch', params: { extension: extensionOf(name) } }
  const { width, height } = size
  if (width <= maxImageSide && height <= maxImageSide && width * height <= maxImagePixels) return undefined
  return { code: 'upload.image_too_big', params: { width, height, max: maxImageSide } }
}
