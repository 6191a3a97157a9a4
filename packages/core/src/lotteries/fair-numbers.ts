import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'

/**
 * Endless numbers of 32 bits: block i is the HMAC-SHA-256, by `secret` (hex), of `message`, a line feed and i, and each
 * block gives eight, unsigned, big-endian.
 */
export function* numbersOf(secret: string, message: string): Generator<number, never> {
  const keyed = hmac.create(sha256, hexToBytes(secret))
  for (let block = 0; ; block += 1) {
    const digest = keyed
      .clone()
      .update(utf8ToBytes(`${message}\n${block}`))
      .digest()
    const view = new DataView(digest.buffer, digest.byteOffset, digest.byteLength)
    for (let offset = 0; offset < digest.length; offset += 4) yield view.getUint32(offset)
  }
}

const range = 2 ** 32

/**
 * An index from 0 to below `n`, each equally likely: numbers of 32 bits that would favour the first indices are passed
 * over.
 */
export function fairIndex(n: number, next: () => number): number {
  const fair = Math.floor(range / n) * n
  let x = next()
  while (x >= fair) x = next()
  return x % n
}

/** The first `count` of the candidates after a fair shuffle. Throws a RangeError when there are fewer. */
export function chooseFairly(candidates: readonly string[], count: number, numbers: Iterator<number, never>): string[] {
  if (count > candidates.length) throw new RangeError(`${candidates.length} candidates are too few for ${count}.`)
  const left = [...candidates]
  for (let j = 0; j < count; j += 1) {
    const chosen = j + fairIndex(left.length - j, () => numbers.next().value)
    const one = left[chosen] as string
    left[chosen] = left[j] as string
    left[j] = one
  }
  return left.slice(0, count)
}
