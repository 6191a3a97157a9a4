import type { PoolClient } from 'pg'
import type { StoredOperation } from '../operations/operation-answer.ts'
import { appendAudit } from './append-audit.ts'

/** Writes one record for a run that has ended; what it did row by row is in its result file. */
export function recordRun(client: PoolClient, run: StoredOperation): Promise<void> {
  const { channelId, id, kind, title, status, dryRun, good, bad, created, updated, deleted, skipped, undoes } = run
  const after = { title, status, dryRun, good, bad, created, updated, deleted, skipped, ...(undoes ? { undoes } : {}) }
  return appendAudit(client, {
    channelId,
    accountId: run.accountId,
    account: run.startedBy,
    address: '',
    requestId: '',
    action: kind,
    target: { operationId: id },
    changes: [{ of: 'operations', id, before: null, after }],
    changed: dryRun ? 0 : created + updated + deleted,
  })
}
