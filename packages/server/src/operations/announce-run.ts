import type { Db } from '../database/database.ts'
import { announce } from '../events/announce.ts'
import { tellAccount } from '../messages/tell.ts'
import type { StoredOperation } from './operation-answer.ts'

/** Tells whom it concerns that a run has ended, unless it was made to see what it would do. */
export async function announceRun(db: Db, run: StoredOperation): Promise<void> {
  const { channelId, id: operationId, accountId, kind, title, status, good, bad, dryRun } = run
  if (dryRun) return
  await announce(db, channelId, 'operation.finished', { operationId, kind, title, status, good, bad })
  if (status !== 'queued' && status !== 'running')
    await tellAccount(db, channelId, accountId, 'run.ended', { name: title, thingId: operationId, status, good, bad })
}
