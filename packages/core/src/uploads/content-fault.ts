import type { FieldError } from '../errors/field-error.ts'
import { extensionOf } from './check-upload.ts'

/** Bytes from the beginning of a file that are enough to tell what it is. */
export const headBytes = 16

type Test = (head: Uint8Array) => boolean

const textAt = (head: Uint8Array, offset: number, length: number) =>
  String.fromCharCode(...head.subarray(offset, offset + length))

const begins =
  (...bytes: number[]): Test =>
  (head) =>
    bytes.every((byte, i) => head[i] === byte)

// A QuickTime file is a row of atoms; its first names itself at the fifth byte.
const isQuickTime: Test = (head) => ['ftyp', 'moov', 'mdat', 'wide', 'free', 'skip'].includes(textAt(head, 4, 4))
const isJpeg = begins(0xff, 0xd8, 0xff)
const isAsf = begins(0x30, 0x26, 0xb2, 0x75, 0x8e, 0x66, 0xcf, 0x11)
const isReal = begins(0x2e, 0x52, 0x4d, 0x46)
// A program stream, a bare video stream, or a transport stream by its sync byte.
const isMpeg: Test = (head) => head[0] === 0x47 || (begins(0, 0, 1)(head) && (head[3] === 0xba || head[3] === 0xb3))
// UTF-16 begins with its mark.
const isText: Test = (head) => !head.includes(0) || begins(0xff, 0xfe)(head) || begins(0xfe, 0xff)(head)

/** What the content of a file with that ending begins with; endings that are not here are not judged. */
const tests: Readonly<Record<string, Test>> = {
  jpg: isJpeg,
  jpeg: isJpeg,
  png: begins(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
  mp4: isQuickTime,
  m4v: isQuickTime,
  mov: isQuickTime,
  flv: begins(0x46, 0x4c, 0x56),
  avi: (head) => textAt(head, 0, 4) === 'RIFF' && textAt(head, 8, 4) === 'AVI ',
  wmv: isAsf,
  asf: isAsf,
  rm: isReal,
  rmvb: isReal,
  mkv: begins(0x1a, 0x45, 0xdf, 0xa3),
  mpg: isMpeg,
  mpeg: isMpeg,
  srt: isText,
  vtt: isText,
}

/**
 * What is wrong with a file whose name ends as `name` and whose content begins with `head` (at least 16 bytes, or all
 * of it): its content is not what its ending says (product.md section 7).
 */
export function contentFault(name: string, head: Uint8Array): FieldError | undefined {
  const extension = extensionOf(name)
  const holds = Object.hasOwn(tests, extension) ? tests[extension] : undefined
  return holds === undefined || holds(head) ? undefined : { code: 'upload.content_mismatch', params: { extension } }
}
