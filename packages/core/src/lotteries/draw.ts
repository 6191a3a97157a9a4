import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes, randomBytes, utf8ToBytes } from '@noble/hashes/utils.js'

/** The version of the procedure (product.md section 10). */
export const drawVersion = 'icss-draw/v1'

/** Bytes of a secret. */
export const secretLength = 32

/** A new secret, hex. It stays on the server until the draw is finished. */
export const newSecret = (): string => bytesToHex(randomBytes(secretLength))

/** SHA-256 of the secret's bytes, hex: shown before the entropy is known. `secret` is hex. */
export const commitmentOf = (secret: string): string => bytesToHex(sha256(hexToBytes(secret)))

export interface DrawInput {
  /** Hex, 32 bytes. */
  readonly secret: string
  readonly drawId: string
  /** From 1, through the whole draw. */
  readonly round: number
  readonly award: string
  /** Hex, of the whole roster. */
  readonly rosterHash: string
  /** What was called in the room after the commitment. */
  readonly entropy: string
  readonly count: number
}

/** The endless numbers of one round: each block of HMAC-SHA-256 gives eight, unsigned, 32 bits, big-endian. */
function* numbersOf({ secret, drawId, round, award, rosterHash, entropy }: DrawInput): Generator<number, never> {
  const keyed = hmac.create(sha256, hexToBytes(secret))
  const prefix = `${[drawVersion, drawId, round, award, rosterHash, entropy].join('\n')}\n`
  for (let block = 0; ; block += 1) {
    const digest = keyed
      .clone()
      .update(utf8ToBytes(prefix + block))
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

/**
 * The winners of one round in their order (product.md section 10, 4). `candidates` are the ids in roster order less
 * everyone who won in an earlier round. Throws a RangeError when there are fewer than `count`.
 */
export function drawWinners(candidates: readonly string[], input: DrawInput): string[] {
  const { count } = input
  if (count > candidates.length) throw new RangeError(`${candidates.length} candidates are too few for ${count}.`)
  const left = [...candidates]
  const numbers = numbersOf(input)
  for (let j = 0; j < count; j += 1) {
    const chosen = j + fairIndex(left.length - j, () => numbers.next().value)
    const winner = left[chosen] as string
    left[chosen] = left[j] as string
    left[j] = winner
  }
  return left.slice(0, count)
}
