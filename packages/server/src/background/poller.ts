import type { FastifyBaseLogger } from 'fastify'
import { apart, unhurriedly } from '../database/paced-pool.ts'

/** Looks for work when it is woken and now and then by itself, once at a time; woken while it looks, it looks again. */
export class Poller {
  readonly #look: () => Promise<void>
  readonly #interval: number
  readonly #log: FastifyBaseLogger
  readonly #name: string
  #timer: NodeJS.Timeout | undefined
  #looking: Promise<void> | undefined
  #again = false
  #stopping = false

  constructor(parts: {
    look: () => Promise<void>
    /** Milliseconds. */
    interval: number
    log: FastifyBaseLogger
    name: string
  }) {
    this.#look = parts.look
    this.#interval = parts.interval
    this.#log = parts.log
    this.#name = parts.name
  }

  get isStopping(): boolean {
    return this.#stopping
  }

  start(): void {
    this.#timer = setInterval(() => this.wake(), this.#interval)
    this.wake()
  }

  wake(): void {
    if (this.#stopping) return
    if (this.#looking) {
      this.#again = true
      return
    }
    this.#looking = apart(() => unhurriedly(this.#look))
      .catch((error: unknown) => {
        this.#log.warn({ err: error, of: this.#name }, 'looking for work failed; trying again')
      })
      .finally(() => {
        this.#looking = undefined
        if (!this.#again) return
        this.#again = false
        this.wake()
      })
  }

  /** Looks no more; a look that is on comes to its end. */
  async stop(): Promise<void> {
    this.#stopping = true
    clearInterval(this.#timer)
    await this.#looking
  }
}
