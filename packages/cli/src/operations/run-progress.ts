import type { Operation } from '@icss/core/operations/operation.ts'

export type RunPhase = 'sending' | 'waiting' | 'running' | 'fetching'

/** How far a bulk run has come, as the views show it. Sizes in bytes; `sent` and `size` of the file that is sent. */
export interface RunProgress {
  readonly title: string
  readonly channel: string
  readonly dryRun: boolean
  /** Whether the run undoes another. */
  readonly undoes: boolean
  readonly phase: RunPhase
  readonly sent: number
  readonly size: number
  readonly operation: Operation | undefined
  readonly rowsPerSecond: number | undefined
  readonly secondsLeft: number | undefined
  /** Whether the connection is away for now. */
  readonly lost: boolean
}

export interface ProgressView {
  update(progress: RunProgress): void
  /** Leaves the last state on the screen. */
  close(): Promise<void>
}

/** The share of a run that is done, from 0 to 1. */
export function shareDone({ status, bytes, bytesRead, rows, good, bad }: Operation): number {
  if (status === 'done') return 1
  if (bytes > 0) return Math.min(1, bytesRead / bytes)
  return rows ? Math.min(1, (good + bad) / rows) : 0
}
