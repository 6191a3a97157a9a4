import { and, eq } from 'drizzle-orm'
import type { OperationKind } from '@icss/core/operations/operation.ts'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import type { Session } from '@icss/core/sessions/session.ts'
import type { Db } from '../database/database.ts'
import { found } from '../http/refuse.ts'
import type { KeptChanges } from './kept-changes.ts'
import { keepChanges } from './operation-changes.ts'
import type { StoredOperation } from './operation-answer.ts'
import { findOperation, queueOperation } from './operations.repository.ts'
import { operations } from './operations.tables.ts'

interface AppliedPlan {
  readonly session: Session
  readonly kind: OperationKind
  readonly title: string
  /** The plan's; applied again it answers the run that it made. */
  readonly id: string
  readonly digest: string
  /** What the undo of the run has to know beside its changes. */
  readonly options?: Readonly<Record<string, unknown>>
}

/**
 * The run that applied a plan before, if one has. Refused when it was undone since: what it wrote no longer stands, and an
 * undo may have left some of it, so that the plan is not what is between the two.
 */
export async function appliedBefore(
  db: Db,
  channelId: string,
  { kind, id, digest }: Pick<AppliedPlan, 'kind' | 'id' | 'digest'>,
): Promise<StoredOperation | undefined> {
  const applied = await findOperation(db, channelId, id)
  if (applied?.kind !== kind || applied.digest !== digest) return undefined
  if (applied.undoneBy !== null) throw new ProblemError('operation.plan_undone')
  return applied
}

/**
 * Applies a plan within the transaction of `db`, as a run that has ended when it commits. `change` writes what the plan
 * says and answers what it changed.
 */
export async function appliedAtOnce(
  db: Db,
  { session, kind, title, id, digest, options = {} }: AppliedPlan,
  change: (run: StoredOperation) => Promise<KeptChanges>,
): Promise<StoredOperation> {
  const channelId = session.channel.id
  const now = new Date()
  const run = await queueOperation(db, {
    channelId,
    id,
    kind,
    status: 'done',
    title,
    accountId: session.account.id,
    startedBy: session.account.name,
    options,
    digest,
    startedAt: now,
    finishedAt: now,
  })
  if (!run) {
    const applied = await appliedBefore(db, channelId, { kind, id, digest })
    if (!applied) throw new ProblemError('request.conflict')
    return applied
  }
  const changes = await change(run)
  await keepChanges(db, run, 0, changes)
  // Ids of 16 bytes each.
  const created = changes.created.ids.length / 16
  const updated = changes.changed.length
  const count = created + updated
  const [done] = await db
    .update(operations)
    .set({ rows: count, rowsDone: count, good: count, created, updated })
    .where(and(eq(operations.channelId, channelId), eq(operations.id, id)))
    .returning()
  return found(done)
}
