import type { StandingConnection } from './standing-connection.ts'

/** What a lock is on. */
export type LockSpace = 'run' | 'sweep' | 'recording'

// Part of what is locked; a sweep and a recording share one since ever.
const seeds: Readonly<Record<LockSpace, number>> = { run: 0, sweep: 1, recording: 1 }

export interface Lock {
  /** Aborted when the lock went with its connection: somebody else may hold it by now. */
  readonly signal: AbortSignal
  release(): Promise<void>
}

/**
 * Locks that one process holds against all others, each by its name. They stand on one connection, however many: when the
 * process dies they go with it, at once.
 */
export class Locks {
  readonly #standing: StandingConnection
  /** PostgreSQL would give a lock to the connection that holds it once more. */
  readonly #held = new Map<string, AbortController>()

  constructor(standing: StandingConnection) {
    this.#standing = standing
    standing.on('down', () => {
      const lost = [...this.#held.values()]
      this.#held.clear()
      for (const lock of lost) lock.abort()
    })
  }

  /** Nothing where somebody holds it. */
  async take(space: LockSpace, name: string): Promise<Lock | undefined> {
    const key = `${space} ${name}`
    if (this.#held.has(key)) return undefined
    const lock = new AbortController()
    this.#held.set(key, lock)
    const give = () => {
      const isHeld = this.#held.get(key) === lock
      if (isHeld) this.#held.delete(key)
      return isHeld
    }
    const values = [name, seeds[space]]
    try {
      const { rows } = await this.#standing.query<{ locked: boolean }>(
        'select pg_try_advisory_lock(hashtextextended($1, $2)) as locked',
        values,
      )
      if (!rows[0]?.locked) {
        give()
        return undefined
      }
    } catch (error) {
      give()
      throw error
    }
    return {
      signal: lock.signal,
      release: async () => {
        // One that went with its connection may be held anew by now.
        if (!give()) return
        await this.#standing.query('select pg_advisory_unlock(hashtextextended($1, $2))', values).catch(() => {})
      },
    }
  }
}
