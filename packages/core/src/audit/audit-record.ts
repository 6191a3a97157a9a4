import * as z from 'zod/mini'
import { impersonal, personal } from '../rules/personal.ts'
import { storedId, storedInstant } from '../contract/stored.ts'
import { named } from '../contract/named.ts'

/** Days for which records are kept at least; an operator may keep them longer (product.md section 13). */
export const leastAuditDays = 180

const values = z.nullable(personal('text', z.record(z.string(), z.unknown())))

/** One row that changed: `before` is null for one that was added, `after` for one that was deleted. */
export const auditChange = named(
  'AuditChange',
  z.object({
    /** The kind of record: the plural noun of its table. */
    of: impersonal(z.string()),
    id: impersonal(z.string()),
    /** Values by column; of a changed row those that changed. Secrets are left out where the row is read. */
    before: values,
    after: values,
  }),
)
export type AuditChange = z.infer<typeof auditChange>

/**
 * One record of the chain of a channel: who did what from where, and what changed. `prev` is the hash of the record
 * before, 64 zeros for the first; `hash` is the SHA-256 of the RFC 8785 JSON of the record without `hash`, hex.
 */
export const auditRecord = named(
  'AuditRecord',
  z.object({
    channelId: storedId,
    /** From 1, without gaps. */
    seq: z.number(),
    /** ISO 8601 in UTC, with milliseconds. */
    at: storedInstant,
    accountId: storedId,
    /** Number and name of the account at that time. */
    account: personal('name', z.string()),
    /** The client's address; empty for what the server did by itself for a run. */
    address: personal('device', z.string()),
    requestId: impersonal(z.string()),
    /** The endpoint of the contract, such as `companies.update`, or the kind of a run. */
    action: impersonal(z.string()),
    /** The ids that the call named in its path. */
    target: z.record(z.string(), impersonal(z.string())),
    changes: z.array(auditChange),
    /** Rows that changed; more than `changes` when there were very many. */
    changed: z.number(),
    prev: impersonal(z.string()),
    hash: impersonal(z.string()),
  }),
)
export type AuditRecord = z.infer<typeof auditRecord>

/** What a record is about: `noun` as its endpoints are grouped, `name` as it is called now, or was when it was deleted. */
export const auditSubject = z.object({
  noun: impersonal(z.string()),
  id: impersonal(z.string()),
  name: personal('label', z.string()),
})
export type AuditSubject = z.infer<typeof auditSubject>

/** A record as it is read; what it is about is no part of the chain. */
export const listedRecord = named('ListedAuditRecord', z.extend(auditRecord, { subject: z.nullable(auditSubject) }))
export type ListedRecord = z.infer<typeof listedRecord>

/**
 * What the web does by itself around an upload or a choice, and how somebody likes to see a list; `technical` groups of
 * actions say nothing to a reader.
 */
export const technicalActions = ['uploads.', 'selections.create', 'savedViews.'] as const

/** The hash that the first record of a channel names as the one before it. */
export const chainStart = '0'.repeat(64)

/** A whole prefix of a chain, closed: what lies before it may be deleted and the rest stays checkable. */
export const auditSeal = z.object({
  channelId: storedId,
  /** The last record that it covers, and that record's hash. */
  seq: z.number(),
  hash: impersonal(z.string()),
  /** When that record was written. */
  at: storedInstant,
})
export type AuditSeal = z.infer<typeof auditSeal>

/** The first line of an export; records follow line by line, and an `auditEnd` closes it. */
export const auditHead = z.object({
  version: z.literal('icss-audit/v1'),
  channelId: storedId,
  channel: impersonal(z.string()),
  exportedAt: storedInstant,
  /** What the first record of the file names as `prev`, and the number before its own. */
  seq: z.number(),
  prev: impersonal(z.string()),
  seals: z.array(auditSeal),
})
export type AuditHead = z.infer<typeof auditHead>

export const auditEnd = z.object({
  end: z.literal(true),
  records: z.number(),
  seq: z.number(),
  hash: impersonal(z.string()),
})
export type AuditEnd = z.infer<typeof auditEnd>
