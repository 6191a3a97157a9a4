import type { Operation } from '@icss/core/operations/operation.ts'
import type { RejectedRow } from '@icss/core/operations/rejected-row.ts'

/** What a run does with its rows; a check writes nothing. */
export type RunWork = 'import' | 'check' | 'apply' | 'undo'

export const workOf = ({ kind, dryRun }: Pick<Operation, 'kind' | 'dryRun'>): RunWork => {
  if (kind === 'operations.undo') return 'undo'
  if (dryRun) return 'check'
  return kind.endsWith('.apply') ? 'apply' : 'import'
}

export type RunPhase = 'sending' | 'waiting' | 'running' | 'fetching' | 'ended'

/** How far a bulk run has come, as the views show it. Sizes in bytes; `sent` and `size` of the file that is sent. */
export interface RunProgress {
  readonly title: string
  readonly channel: string
  readonly work: RunWork
  readonly phase: RunPhase
  readonly sent: number
  readonly size: number
  readonly operation: Operation | undefined
  readonly rowsPerSecond: number | undefined
  readonly secondsLeft: number | undefined
  /** The first faults of its rows, as they come. */
  readonly faults: readonly RejectedRow[]
  /** Whether the connection is away for now. */
  readonly lost: boolean
}

export interface ProgressView {
  update(progress: RunProgress): void
  /** Leaves the last state on the screen, without what the summary says anew. */
  close(): Promise<void>
}

/** The share of a run that is done, from 0 to 1. */
export function shareDone({ status, bytes, bytesRead, rows, good, bad }: Operation): number {
  if (status === 'done') return 1
  if (bytes > 0) return Math.min(1, bytesRead / bytes)
  return rows ? Math.min(1, (good + bad) / rows) : 0
}
