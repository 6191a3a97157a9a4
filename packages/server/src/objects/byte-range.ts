import type { ByteRange } from '../storage/storage.ts'

/**
 * The one range of a `Range` header (RFC 9110) of something `size` bytes long: `whole` when there is none, or one that
 * this server leaves out as it may; `none` when it names nothing.
 */
export function byteRangeOf(header: string | undefined, size: number): ByteRange | 'whole' | 'none' {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? []
  if (first === '' && last === '') return 'whole'
  const range =
    first === ''
      ? { start: Math.max(0, size - Number(last)), end: size }
      : { start: Number(first), end: last === '' ? size : Math.min(size, Number(last) + 1) }
  if (last !== '' && first !== '' && Number(last) < Number(first)) return 'whole'
  return range.start < range.end ? range : 'none'
}
