import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { canonicalJson } from '../hashing/canonical-json.ts'
import type { ProofRecord } from './draw-record.ts'

type Without<Record, Keys extends string> = Record extends ProofRecord ? Omit<Record, Keys> : never
export type Unlinked = Without<ProofRecord, 'at' | 'prev' | 'hash'>

/** What the first record of a draw names as the one before, and the first draw of a meeting too. */
export const nothingBefore = '0'.repeat(64)

/** The hash of a record: SHA-256 of its RFC 8785 JSON without `hash`, hex. */
export function recordHashOf(record: Without<ProofRecord, 'hash'>): string {
  const { hash: _, ...hashed } = record as ProofRecord
  return bytesToHex(sha256(utf8ToBytes(canonicalJson(hashed))))
}

/** `next` as the record behind `records`, made at `now` (milliseconds); time never goes back in a chain. */
export function linkedRecord(records: readonly ProofRecord[], next: Unlinked, now: number): ProofRecord {
  const last = records.at(-1)
  const at = new Date(Math.max(now, last ? Date.parse(last.at) : now)).toISOString()
  const record = { ...next, at, prev: last?.hash ?? nothingBefore }
  return { ...record, hash: recordHashOf(record as Without<ProofRecord, 'hash'>) } as ProofRecord
}
