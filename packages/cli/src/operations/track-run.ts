import { type Operation } from '@icss/core/operations/operation.ts'
import type { Server } from '../server/connect.ts'
import type { Connectivity } from '../server/patiently.ts'
import { followOperation } from './follow-operation.ts'
import { Pace } from './pace.ts'
import { type ProgressView, type RunProgress, shareDone } from './run-progress.ts'

/** Keeps the progress of one run for a view, while it is sent, followed, and its rejected rows are fetched. */
export class RunTracker {
  readonly #view: ProgressView
  readonly #pace = new Pace()
  #progress: RunProgress

  constructor(view: ProgressView, start: Pick<RunProgress, 'title' | 'channel' | 'dryRun' | 'undoes' | 'size'>) {
    this.#view = view
    this.#progress = {
      ...start,
      phase: 'sending',
      sent: 0,
      operation: undefined,
      rowsPerSecond: undefined,
      secondsLeft: undefined,
      lost: false,
    }
  }

  change(change: Partial<RunProgress>): void {
    this.#progress = { ...this.#progress, ...change }
    this.#view.update(this.#progress)
  }

  readonly connectivity: Connectivity = {
    lost: () => this.change({ lost: true }),
    back: () => this.change({ lost: false }),
  }

  follow(server: Server, operation: Operation, signal: AbortSignal): Promise<Operation> {
    return followOperation(server, operation, { ...this.connectivity, signal, seen: (seen) => this.#seen(seen) })
  }

  #seen(operation: Operation): void {
    const queued = operation.status === 'queued'
    if (!queued) this.#pace.add(performance.now(), operation.good + operation.bad, shareDone(operation))
    this.change({
      operation,
      phase: queued ? 'waiting' : 'running',
      rowsPerSecond: this.#pace.rowsPerSecond(),
      secondsLeft: operation.status === 'running' ? this.#pace.secondsLeft() : undefined,
    })
  }
}
