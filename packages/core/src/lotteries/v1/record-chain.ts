import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { canonicalJson } from '../../hashing/canonical-json.ts'
import type { DrawRecord, Proof, ProofRecord, RevealRecord, VoidRecord } from './proof.ts'

type Unlinked<Record> = Record extends ProofRecord ? Omit<Record, 'prev' | 'hash'> : never

/** The hash of a record: SHA-256 of its RFC 8785 JSON without `hash`, hex. */
export function recordHashOf(record: Omit<DrawRecord, 'hash'> | Omit<VoidRecord, 'hash'> | Omit<RevealRecord, 'hash'>) {
  const { hash: _, ...hashed } = record as ProofRecord
  return bytesToHex(sha256(utf8ToBytes(canonicalJson(hashed))))
}

/** What the next record names as `prev`: the commitment for the first, then the hash of the one before. */
export const lastHashOf = ({ commitment, records }: Pick<Proof, 'commitment' | 'records'>): string =>
  records.at(-1)?.hash ?? commitment

/** The proof with one more record at the end of its chain. */
export function withRecord(proof: Proof, unlinked: Unlinked<ProofRecord>): Proof {
  const record = { ...unlinked, prev: lastHashOf(proof) }
  return { ...proof, records: [...proof.records, { ...record, hash: recordHashOf(record) } as ProofRecord] }
}
