import { randomFillSync } from 'node:crypto'
import { v7 } from 'uuid'

/** The millisecond of the ids that were made last. */
let last = 0

/**
 * Ids of version 7, 16 bytes each, in ascending order, also behind those of an earlier call; the randomness of all of them
 * is drawn at once.
 */
export function uuidBytes(count: number): Buffer {
  const random = randomFillSync(new Uint8Array(count * 16))
  const ids = Buffer.alloc(count * 16)
  const msecs = Math.max(Date.now(), last + 1)
  last = msecs
  for (let seq = 0; seq < count; seq += 1)
    v7({ msecs, seq, random: random.subarray(seq * 16, seq * 16 + 16) }, ids, seq * 16)
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

const form = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

/** Whether a text can be the id of a row. */
export const isUuid = (text: string): boolean => form.test(text)
