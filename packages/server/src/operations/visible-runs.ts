import type { OperationKind } from '@icss/core/operations/operation.ts'
import { visibleKinds } from '@icss/core/operations/run-needs.ts'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import type { Db } from '../database/database.ts'
import type { Context } from '../http/handler.ts'
import type { StoredOperation } from './operation-answer.ts'
import { findOperation, lockOperation } from './operations.repository.ts'

type Caller = Pick<Context, 'session' | 'login'>

/** The kinds of run that a caller may have to do with. */
export const kindsOf = ({ session, login }: Caller): readonly OperationKind[] => {
  if (!session || !login) return []
  return visibleKinds(session, login.groups)
}

/** The kind that decides who may see a run: of an undo that of what it undoes. */
const subjectOf = ({ kind, undoesKind }: StoredOperation): OperationKind => undoesKind ?? kind

async function permitted(
  caller: Caller,
  find: (channelId: string) => Promise<StoredOperation | undefined>,
): Promise<StoredOperation> {
  const run = caller.session && (await find(caller.session.channel.id))
  if (!run) throw new ProblemError('request.not_found')
  if (!kindsOf(caller).includes(subjectOf(run))) throw new ProblemError('session.forbidden')
  return run
}

/** A run that the caller may see; whoever may see it may also cancel, resume and undo it. */
export const visibleRun = (db: Db, caller: Caller, id: string): Promise<StoredOperation> =>
  permitted(caller, (channelId) => findOperation(db, channelId, id))

/** As `visibleRun`, kept from being changed by others until the transaction ends. */
export const lockVisibleRun = (db: Db, caller: Caller, id: string): Promise<StoredOperation> =>
  permitted(caller, (channelId) => lockOperation(db, channelId, id))
