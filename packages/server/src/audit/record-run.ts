import type { PoolClient } from 'pg'
import type { Db } from '../database/database.ts'
import type { StoredOperation } from '../operations/operation-answer.ts'
import { appendAudit } from './append-audit.ts'
import { notedChanges } from './noted-changes.ts'
import { noteChanges } from './record-changes.ts'

/** Writes one record for a run that has ended; what it did row by row is in its result file. */
export function recordRun(client: PoolClient, run: StoredOperation): Promise<void> {
  const { channelId, id, kind, title, status, dryRun, good, bad, created, updated, deleted, skipped, undoes } = run
  const after = { title, status, dryRun, good, bad, created, updated, deleted, skipped, ...(undoes ? { undoes } : {}) }
  return appendAudit(client, [
    {
      channelId,
      accountId: run.accountId,
      account: run.startedBy,
      address: '',
      requestId: '',
      action: kind,
      target: { operationId: id },
      changes: [{ of: 'operations', id, before: null, after }],
      changed: dryRun ? 0 : created + updated + deleted,
    },
  ])
}

/**
 * Does a batch of a run that changes other channels too, and writes what it changed of each into that channel's chain.
 * What it changed of its own stands in its result file.
 */
export const recordedElsewhere =
  <T>(
    { channelId: own, id, kind, accountId, startedBy }: StoredOperation,
    work: (db: Db, client: PoolClient) => Promise<T>,
  ) =>
  async (db: Db, client: PoolClient): Promise<T> => {
    await client.query(noteChanges)
    const result = await work(db, client)
    const elsewhere = (await notedChanges(client)).filter(({ channelId }) => channelId !== own)
    if (elsewhere.length > 0)
      await appendAudit(
        client,
        elsewhere.map((changed) => ({
          ...changed,
          accountId,
          account: startedBy,
          address: '',
          requestId: '',
          action: kind,
          target: { operationId: id },
        })),
      )
    return result
  }
