import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { uuid } from '../database/uuids.ts'
import type { Database } from '../database/database.ts'
import { loggedError } from '../log/logged-error.ts'
import type { Storage } from '../storage/storage.ts'

/** What of the server cannot serve, in words for an operator; empty when it is ready. */
export interface Reason {
  readonly part: 'server' | 'database' | 'storage'
  readonly reason: string
}

/** Milliseconds that a part has for its check. */
const patience = 3000
/** Milliseconds for which an answer holds: whoever asks often costs nothing. */
const validity = 1000

class NoAnswer extends Error {}

const within = <T>(work: Promise<T>): Promise<T> => {
  let timer: NodeJS.Timeout
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new NoAnswer(`no answer within ${patience / 1000} s`)), patience)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}

/** Whether this server can serve: its database and its storage can be written, and it is not about to end. */
export class Health {
  readonly #database: Database
  readonly #storage: Storage
  readonly #probe = `health/${uuid()}`
  #draining = false
  #checked = -Infinity
  #check: Promise<readonly Reason[]> = Promise.resolve([])

  constructor(parts: { database: Database; storage: Storage }) {
    this.#database = parts.database
    this.#storage = parts.storage
  }

  get isDraining(): boolean {
    return this.#draining
  }

  /** From now on not ready: whoever balances load sends requests elsewhere. */
  drain(): void {
    this.#draining = true
  }

  async reasons(): Promise<readonly Reason[]> {
    if (this.#draining) return [{ part: 'server', reason: 'is ending' }]
    if (performance.now() - this.#checked > validity) {
      this.#checked = performance.now()
      this.#check = Promise.all([this.#databaseReason(), this.#storageReason()]).then((found) =>
        found.filter((one) => one !== undefined),
      )
    }
    return this.#check
  }

  async #databaseReason(): Promise<Reason | undefined> {
    try {
      const { rows } = await within(
        this.#database.pool.query<{ closed: boolean }>(
          `select pg_is_in_recovery() or current_setting('transaction_read_only')::bool as closed`,
        ),
      )
      return rows[0]?.closed ? { part: 'database', reason: 'can only be read' } : undefined
    } catch (error) {
      return { part: 'database', reason: `cannot be reached (${codeOf(error)})` }
    }
  }

  async #storageReason(): Promise<Reason | undefined> {
    const written = new Date().toISOString()
    try {
      const read = await within(this.#writeAndRead(written))
      return read === written ? undefined : { part: 'storage', reason: 'does not answer what was written' }
    } catch (error) {
      return { part: 'storage', reason: `cannot be written (${codeOf(error)})` }
    }
  }

  async #writeAndRead(content: string): Promise<string> {
    await this.#storage.put(this.#probe, Readable.from([Buffer.from(content)]))
    const read = await text(await this.#storage.read(this.#probe))
    await this.#storage.delete(this.#probe)
    return read
  }
}

/** Names no host, path or user: anyone may read it. */
const codeOf = (error: unknown): string => {
  if (error instanceof NoAnswer) return error.message
  const { code, type } = loggedError(error)
  return code ?? type
}
