import { randomFillSync } from 'node:crypto'
import { v7 } from 'uuid'

/** Ids of version 7 whose order is that of the list; the randomness of all of them is drawn at once. */
export function uuids(count: number): string[] {
  const random = randomFillSync(new Uint8Array(count * 16))
  const msecs = Date.now()
  return Array.from({ length: count }, (_, seq) => v7({ msecs, seq, random: random.subarray(seq * 16, seq * 16 + 16) }))
}

const form = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Whether a text can be the id of a row. */
export const isUuid = (text: string): boolean => form.test(text)
