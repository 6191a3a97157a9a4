import type pg from 'pg'
import type { OperationKind, operationKinds } from '@icss/core/operations/operation.ts'
import type { PlainCode } from '@icss/core/errors/error-params.ts'
import type { FieldError } from '@icss/core/errors/field-error.ts'
import type { Held } from '@icss/core/permissions/reach.ts'
import type { Db } from '../database/database.ts'
import type { Reach } from '../permissions/reach.ts'
import type { StoredOperation } from './operation-answer.ts'
import type { KeptChange } from './kept-changes.ts'
import type { StoredBatch } from './operation-changes.ts'

/** Does one run from where it stands. Returns when it is done; throws `ProblemError` when it cannot go on. */
export type Runner = (operation: StoredOperation, signal: AbortSignal) => Promise<void>

/** A change that was not taken back, and why: a code alone where its wording names nothing. */
export interface Lost {
  readonly line: number
  readonly id: string
  readonly label: string
  readonly fault: PlainCode | FieldError
}

/** A record of a run: its line, and what it is called. */
interface Named {
  readonly line: number
  readonly id: string
  readonly label: string
}

/** What taking one batch back came to; every change of the batch is in one of the three. */
export interface UndoneBatch {
  readonly restored: readonly KeptChange[]
  readonly deleted: readonly Named[]
  /** What the run had deleted, and is there again. */
  readonly recreated?: readonly Named[]
  readonly lost: readonly Lost[]
}

/** One batch of what a run changed, to be taken back in the transaction of `db` and `client`. */
export interface UndoScope {
  readonly db: Db
  readonly client: pg.PoolClient
  readonly undone: StoredOperation
  /** How far the account that undoes it reaches. */
  readonly reach: Reach
  readonly batch: StoredBatch
  /** What this undo has restored so far of these records, behind `batch` in the run: by id, as it left them. */
  restoredSoFar(ids: readonly string[]): Promise<ReadonlyMap<string, KeptChange>>
}

/**
 * Takes one batch back as far as its records are as the run left them. What was restored names the version it has now.
 */
export type Undoer = (scope: UndoScope) => Promise<UndoneBatch>

/** What a record holds that a run changed, and the flags that an undo gives back. */
export interface HeldFlags extends Held {
  readonly label: string
}

/**
 * What the records of a batch hold, by id, read from their locked rows; those that are gone are left out. A record beyond
 * the reach of whoever undoes the run is lost before its undoer sees it (ADR 14).
 */
export type HeldByRecords = (scope: UndoScope) => Promise<ReadonlyMap<string, HeldFlags>>

export interface UndoParts {
  readonly undo: Undoer
  /** `nothing` where the records of the kind hold no flags. */
  readonly held: HeldByRecords | 'nothing'
}

/** One kind of bulk run; core says which kinds can be undone. */
export type OperationKindParts<K extends OperationKind = OperationKind> = {
  readonly run: Runner
  /** What people call these records now, by id; for the result file. */
  readonly labelsOf?: (client: pg.PoolClient, channelId: string, ids: readonly string[]) => Promise<Map<string, string>>
  /** Where an undo is written: within the channel (`tenant`), or over several, each statement naming its channel. */
  readonly undoScope?: 'tenant' | 'system'
  /** Whether its undoer takes the changes of a batch back in a few statements (`together`), or each by its own. */
  readonly undoPace?: 'together' | 'oneByOne'
} & ((typeof operationKinds)[K]['undoable'] extends true ? UndoParts : { readonly undo?: undefined })

/** Every kind of the product, by name. */
export type OperationKinds = { readonly [K in OperationKind]: OperationKindParts<K> }
