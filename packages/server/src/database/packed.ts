import { customType } from 'drizzle-orm/pg-core'
import { idLength, uuidOf } from './uuids.ts'

const lineLength = 4

/** Ids as they are written, 16 bytes each, one behind the other. */
export const packIds = (ids: readonly string[]): Buffer => Buffer.from(ids.join('').replaceAll('-', ''), 'hex')

/** Numbers of 32 bits, one behind the other, highest byte first. */
export function packNumbers(numbers: readonly number[]): Buffer {
  const bytes = Buffer.allocUnsafe(numbers.length * lineLength)
  for (let i = 0; i < numbers.length; i += 1) bytes.writeInt32BE(numbers[i] as number, i * lineLength)
  return bytes
}

/**
 * A list of ids as one value: PostgreSQL would read, check and compress each of an array of thousands, and Node print it.
 */
export const packedIds = customType<{ data: readonly string[]; driverData: Buffer }>({
  dataType: () => 'bytea',
  toDriver: packIds,
  fromDriver: (bytes) =>
    Array.from({ length: bytes.length / idLength }, (_, i) => uuidOf(bytes.subarray(i * idLength, (i + 1) * idLength))),
})

/** A list of whole numbers of 32 bits as one value. */
export const packedNumbers = customType<{ data: readonly number[]; driverData: Buffer }>({
  dataType: () => 'bytea',
  toDriver: packNumbers,
  fromDriver: (bytes) => Array.from({ length: bytes.length / lineLength }, (_, i) => bytes.readInt32BE(i * lineLength)),
})
