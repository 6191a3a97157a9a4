import type { Operation } from '@icss/core/operations/operation.ts'
import type { RejectedRow } from '@icss/core/operations/rejected-row.ts'
import type { BulkChangeValues, SelectionNow } from '@icss/core/selections/selections.contract.ts'
import type { useCopy } from '../language/copy.ts'
import { followRun } from '../operations/follow-run.ts'
import type { ServerClient } from '../server/client.ts'

/** What a change of many would come to. */
export interface BulkOutcome {
  readonly good: number
  /** Those that are so already. */
  readonly same: number
  readonly bad: number
  /** The first of those that are left, each with why. */
  readonly left: readonly Pick<RejectedRow, 'line' | 'value' | 'code' | 'params'>[]
  /** What it comes to beside the numbers, a line each. */
  readonly said?: (t: ReturnType<typeof useCopy>) => readonly string[]
  /** Begins it. */
  readonly start: () => Promise<Operation>
}

/** Something that is done with many records at once: what it would come to is found out first. */
export interface BulkWork {
  readonly does: 'delete' | 'change' | 'open'
  /** From more than so many on, their number is typed. */
  readonly typedAbove: number
  /** The first keys of the queries whose answers it changes beside those of the noun. */
  readonly changes: readonly string[]
  readonly plan: (client: ServerClient, selection: SelectionNow, signal: AbortSignal) => Promise<BulkOutcome>
}

/** A run over a selection, tried on each record; without a change they are deleted. */
export function runOver(change?: BulkChangeValues): BulkWork {
  const begin = (client: ServerClient, selectionId: string, dryRun: boolean): Promise<Operation> => {
    const params = { selectionId }
    return change
      ? client.selections.change({ params, body: { ...change, dryRun } })
      : client.selections.delete({ params, body: { dryRun } })
  }
  return {
    does: change ? 'change' : 'delete',
    typedAbove: change ? Number.POSITIVE_INFINITY : 10,
    changes: [],
    async plan(client, { id }, signal) {
      const tried = await followRun(client, await begin(client, id, true), () => {}, signal)
      const left =
        tried.bad > 0 ? (await client.operations.rejected({ params: { operationId: tried.id } }, { signal })).items : []
      return {
        good: tried.deleted + tried.updated,
        same: tried.skipped,
        bad: tried.bad,
        left,
        start: () => begin(client, id, false),
      }
    },
  }
}
