import type { Operation } from '@icss/core/operations/operation.ts'
import type { Server } from '../server/connect.ts'
import type { Connectivity } from '../server/patiently.ts'
import { followOperation } from './follow-operation.ts'
import { Pace } from './pace.ts'
import { type ProgressView, type RunProgress, shareDone } from './run-progress.ts'
import { faultsShown } from './run-words.ts'

/** Keeps the progress of one run for a view, while it is sent, followed, and its rejected rows are fetched. */
export class RunTracker {
  readonly #view: ProgressView
  readonly #pace = new Pace()
  #progress: RunProgress

  constructor(view: ProgressView, start: Pick<RunProgress, 'title' | 'channel' | 'work' | 'size'>) {
    this.#view = view
    this.#progress = {
      ...start,
      phase: 'sending',
      sent: 0,
      operation: undefined,
      rowsPerSecond: undefined,
      secondsLeft: undefined,
      faults: [],
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

  follow(
    server: Server,
    operation: Operation,
    signal: AbortSignal,
    told: (seen: Operation) => void,
  ): Promise<Operation> {
    return followOperation(server, operation, {
      ...this.connectivity,
      signal,
      seen: (seen) => {
        this.#seen(seen)
        told(seen)
        if (seen.bad > this.#faultsOf) void this.#fetchFaults(server, seen, signal)
      },
    })
  }

  /** Rejected rows whose faults are known or asked for. */
  #faultsOf = 0

  /** The faults that came, until enough are shown; what fails here is fetched again when the run has ended. */
  async #fetchFaults(server: Server, { id, bad }: Operation, signal: AbortSignal): Promise<void> {
    if (this.#progress.faults.length >= faultsShown) return
    this.#faultsOf = bad
    const found = await server.operations.rejected({ params: { operationId: id } }, { signal }).catch(() => undefined)
    if (found && this.#progress.phase === 'running') this.change({ faults: found.items.slice(0, faultsShown) })
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
