import { and, arrayContains, asc, count, desc, eq, gt, gte, like, lt, not, or, sql } from 'drizzle-orm'
import { type AuditRecord, type AuditSeal, technicalActions } from '@icss/core/audit/audit-record.ts'
import type { Db } from '../database/database.ts'
import { audit, auditSeals } from './audit.tables.ts'

/** Changes of one record that are listed at most. */
const mostOfRecord = 20

interface Filters {
  readonly from?: string | undefined
  readonly until?: string | undefined
  readonly accountId?: string | undefined
  readonly action?: string | undefined
  readonly recordId?: string | undefined
  readonly without?: 'technical' | undefined
}

const isGroup = (action: string) => action.endsWith('.')

const isAction = (action: string) =>
  isGroup(action) ? like(audit.action, `${action.replace(/[\\%_]/g, String.raw`\$&`)}%`) : eq(audit.action, action)

const where = (channelId: string, { from, until, accountId, action, recordId, without }: Filters) =>
  and(
    eq(audit.channelId, channelId),
    from === undefined ? undefined : gte(audit.at, new Date(from)),
    until === undefined ? undefined : lt(audit.at, new Date(until)),
    accountId === undefined ? undefined : eq(audit.accountId, accountId),
    action === undefined ? undefined : isAction(action),
    recordId === undefined ? undefined : arrayContains(audit.about, [recordId]),
    without === undefined ? undefined : not(or(...technicalActions.map(isAction)) ?? sql`false`),
  )

export async function listAudit(
  db: Db,
  channelId: string,
  query: Filters & { page: number; pageSize: number; sort: 'at' | '-at' },
): Promise<{ items: AuditRecord[]; total: number }> {
  const matching = where(channelId, query)
  const [counted] = await db.select({ total: count() }).from(audit).where(matching)
  const rows = await db
    .select({ record: audit.record })
    .from(audit)
    .where(matching)
    .orderBy(query.sort === 'at' ? asc(audit.seq) : desc(audit.seq))
    .limit(query.pageSize)
    .offset((query.page - 1) * query.pageSize)
  return { items: rows.map(({ record }) => record), total: counted?.total ?? 0 }
}

/** What was done to one record by what is named after its noun, from its making on, newest first. */
export async function listRecordAudit(
  db: Db,
  channelId: string,
  { noun, id, since }: { noun: string; id: string; since: string | undefined },
): Promise<Pick<AuditRecord, 'at' | 'account' | 'action'>[]> {
  const rows = await db
    .select({ record: audit.record })
    .from(audit)
    .where(where(channelId, { from: since, action: `${noun}.`, recordId: id }))
    .orderBy(desc(audit.at), desc(audit.seq))
    .limit(mostOfRecord)
  return rows.map(({ record: { at, account, action } }) => ({ at, account, action }))
}

/** Records in the order of the chain, behind `seq`. */
export async function auditAfter(db: Db, channelId: string, seq: number, limit: number): Promise<AuditRecord[]> {
  const rows = await db
    .select({ record: audit.record })
    .from(audit)
    .where(and(eq(audit.channelId, channelId), gt(audit.seq, seq)))
    .orderBy(asc(audit.seq))
    .limit(limit)
  return rows.map(({ record }) => record)
}

export async function sealsOf(db: Db, channelId: string): Promise<AuditSeal[]> {
  const rows = await db
    .select()
    .from(auditSeals)
    .where(eq(auditSeals.channelId, channelId))
    .orderBy(asc(auditSeals.seq))
  return rows.map((seal) => ({ ...seal, at: seal.at.toISOString() }))
}
