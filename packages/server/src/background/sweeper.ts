import type { FastifyBaseLogger } from 'fastify'
import type { Locks } from '../database/locks.ts'
import { unhurriedly } from '../database/paced-pool.ts'

/** Milliseconds between sweeps. */
const interval = 60 * 60 * 1000

/** Clears away what has had its time, once an hour; of several replicas one does each sweep, the others pass. */
export class Sweeper {
  readonly #locks: Locks
  readonly #sweeps: Readonly<Record<string, () => Promise<void>>>
  readonly #log: FastifyBaseLogger
  #timer: NodeJS.Timeout | undefined
  #sweeping: Promise<void> = Promise.resolve()

  constructor(parts: {
    locks: Locks
    /** Each sweep by name; it does little at a time, and what it leaves the next one does. */
    sweeps: Readonly<Record<string, () => Promise<void>>>
    log: FastifyBaseLogger
  }) {
    this.#locks = parts.locks
    this.#sweeps = parts.sweeps
    this.#log = parts.log
  }

  start(): void {
    const sweep = () => {
      this.#sweeping = this.#sweeping.then(() => this.sweep())
    }
    this.#timer = setInterval(sweep, interval)
    sweep()
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer)
    await this.#sweeping
  }

  async sweep(): Promise<void> {
    for (const [name, sweep] of Object.entries(this.#sweeps))
      await this.#alone(name, sweep).catch((error: unknown) => {
        this.#log.warn({ err: error, sweep: name }, 'a sweep failed; trying again in an hour')
      })
  }

  async #alone(name: string, sweep: () => Promise<void>): Promise<void> {
    const lock = await this.#locks.take('sweep', name)
    if (!lock) return
    try {
      await unhurriedly(sweep)
    } finally {
      await lock.release()
    }
  }
}
