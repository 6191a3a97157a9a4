import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { canonicalJson } from '../hashing/canonical-json.ts'
import type { AuditRecord } from './audit-record.ts'

/** The hash of a record: SHA-256 of its RFC 8785 JSON without `hash`, hex. */
export function auditHashOf(record: Omit<AuditRecord, 'hash'>): string {
  const { hash: _, ...hashed } = record as AuditRecord
  return bytesToHex(sha256(utf8ToBytes(canonicalJson(hashed as Parameters<typeof canonicalJson>[0]))))
}

/** The record with its hash, linked behind `prev`. */
export const linked = (record: Omit<AuditRecord, 'hash'>): AuditRecord => ({ ...record, hash: auditHashOf(record) })
