import type { BeaconSource } from './draw-record.ts'
import { sha256Hex } from './secret.ts'

/** drand *quicknet*, the beacon that draws use. */
export const quicknet: BeaconSource = {
  publicKey:
    '83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c8c4b450b6a0a6c3ac6a5776a2d1064510d1fec758c921cc22b0e17e63aaf4bcb5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a',
  genesis: 1_692_803_367,
  period: 3,
}

/** What addresses of drand's HTTP interface call quicknet. */
export const quicknetChain = '52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971'

/** Whether a source is a beacon that is known to be nobody's own; none for a known key whose times were changed. */
export function isKnownBeacon({ publicKey, genesis, period }: BeaconSource): boolean | undefined {
  if (publicKey !== quicknet.publicKey) return false
  return genesis === quicknet.genesis && period === quicknet.period ? true : undefined
}

/** When a round of the beacon is due, milliseconds since 1970. */
export const dueAt = ({ genesis, period }: BeaconSource, round: number): number =>
  (genesis + (round - 1) * period) * 1000

/** Milliseconds that the values of the phones are published before the beacon is due, at least. */
export const closedBefore = 3_000

/** The randomness of a round, hex: SHA-256 of its signature. */
export const randomnessOf = sha256Hex

const domain = 'BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_'

const bytesOf = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16))

/** The curve, loaded when it is first asked for. */
export const loadCurve = () => import('@noble/curves/bls12-381.js')

/** Signatures that were found good, since a proof is checked round after round: a pairing takes some 15 ms. */
const good = new Set<string>()
const remembered = 256

/** Whether the beacon of that public key signed that round. */
export async function isSignedByBeacon(publicKey: string, round: number, signature: string): Promise<boolean> {
  const asked = [publicKey, round, signature].join()
  if (good.has(asked)) return true
  const { bls12_381 } = await loadCurve()
  const { shortSignatures } = bls12_381
  const message = bytesOf(sha256Hex(round.toString(16).padStart(16, '0')))
  try {
    const point = shortSignatures.hash(message, domain)
    if (!shortSignatures.verify(bytesOf(signature), point, bytesOf(publicKey))) return false
  } catch {
    // A point that is not on the curve.
    return false
  }
  if (good.size >= remembered) good.clear()
  good.add(asked)
  return true
}
