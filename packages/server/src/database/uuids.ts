import { randomFillSync } from 'node:crypto'
import { v7 } from 'uuid'

const mostInMillisecond = 0xffff_ffff

/** The millisecond of the ids that were made last, and how many it has. */
const last = { msecs: 0, count: 0 }

/** Where so many ids begin that are behind all that were made before, also when the clock was set back since. */
function begin(count: number): { readonly msecs: number; readonly seq: number } {
  const now = Date.now()
  if (now > last.msecs) Object.assign(last, { msecs: now, count: 0 })
  else if (last.count + count > mostInMillisecond) Object.assign(last, { msecs: last.msecs + 1, count: 0 })
  const seq = last.count
  last.count += count
  return { msecs: last.msecs, seq }
}

/**
 * Ids of version 7, 16 bytes each, in ascending order, also behind those of an earlier call; the randomness of all of them
 * is drawn at once.
 */
export function uuidBytes(count: number): Buffer {
  const random = randomFillSync(new Uint8Array(count * 16))
  const ids = Buffer.alloc(count * 16)
  const { msecs, seq } = begin(count)
  for (let at = 0; at < count; at += 1)
    v7({ msecs, seq: seq + at, random: random.subarray(at * 16, at * 16 + 16) }, ids, at * 16)
  return ids
}

/** Bytes of an id. */
export const idLength = 16

/** An id of 16 bytes as it is written. */
export function uuidOf({ buffer, byteOffset }: Uint8Array): string {
  const hex = Buffer.from(buffer, byteOffset, idLength).toString('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}

/** Ids of version 7 whose order is that of the list. */
export function uuids(count: number): string[] {
  const ids = uuidBytes(count)
  return Array.from({ length: count }, (_, i) => uuidOf(ids.subarray(i * 16, i * 16 + 16)))
}

/** An id of version 7, behind all that this process has made. */
export const uuid = (): string => uuidOf(uuidBytes(1))

const form = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

/** Whether a text can be the id of a row. */
export const isUuid = (text: string): boolean => form.test(text)
