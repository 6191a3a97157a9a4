import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../database/database.ts'

/** Milliseconds between sweeps. */
const interval = 60 * 60 * 1000

/** Clears away what has had its time, once an hour; of several replicas one does each sweep, the others pass. */
export class Sweeper {
  readonly #database: Database
  readonly #sweeps: Readonly<Record<string, () => Promise<void>>>
  readonly #log: FastifyBaseLogger
  #timer: NodeJS.Timeout | undefined
  #sweeping: Promise<void> = Promise.resolve()

  constructor(parts: {
    database: Database
    /** Each sweep by name; it does little at a time, and what it leaves the next one does. */
    sweeps: Readonly<Record<string, () => Promise<void>>>
    log: FastifyBaseLogger
  }) {
    this.#database = parts.database
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
    const client = await this.#database.pool.connect()
    try {
      const { rows } = await client.query<{ locked: boolean }>(
        'select pg_try_advisory_lock(hashtextextended($1, 1)) as locked',
        [name],
      )
      if (rows[0]?.locked) await sweep()
    } finally {
      // Ending the connection gives the lock back in every case.
      client.release(true)
    }
  }
}
