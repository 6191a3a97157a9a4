import { AsyncLocalStorage } from 'node:async_hooks'
import { Pool, type PoolClient, type PoolConfig } from 'pg'

/** How long PostgreSQL lets a statement run, and a transaction do nothing, in milliseconds. */
interface Pace {
  readonly statement: number
  readonly idle: number
  /** How often a wait for a connection is begun again. */
  readonly tries: number
}

// A query begins when it is awaited, which has to be within the context: so each `work` is awaited in a function there.

/** What somebody waits for. */
const hurried: Pace = { statement: 60_000, idle: 60_000, tries: 1 }
/** Runs, sweeps and what else nobody waits for: a transaction over a whole file is idle while its rows are judged. */
const unhurried: Pace = { statement: 60 * 60_000, idle: 10 * 60_000, tries: 60 }

/** Milliseconds that somebody waits for a connection. */
export const patience = 8000

const paces = new AsyncLocalStorage<Pace>()
const transactions = new AsyncLocalStorage<{ isOpen: boolean }>()

/** Does `work`, whose statements and waits for a connection may take long. */
export const unhurriedly = <T>(work: () => PromiseLike<T>): Promise<T> => paces.run(unhurried, async () => work())

/** Does what is asked for behind a transaction, such as being woken by it, outside of it. */
export const apart = <T>(work: () => PromiseLike<T>): Promise<T> => transactions.exit(async () => work())

/** Does `work` within a transaction: it may ask for no other connection until it is over. */
export async function withinTransaction<T>(work: () => Promise<T>): Promise<T> {
  const transaction = { isOpen: true }
  try {
    return await transactions.run(transaction, work)
  } finally {
    transaction.isOpen = false
  }
}

type Callback = (
  error: Error | undefined,
  client: PoolClient | undefined,
  done: (release?: Error | boolean) => void,
) => void

const isLate = (error: unknown) => (error as Error).message.startsWith('timeout exceeded when trying to connect')

/**
 * Connections that are waited for, and statements, no longer than whoever asks has time. Nobody who holds a connection
 * in a transaction gets another one: some who did so at the same time would wait for each other for ever.
 */
export class PacedPool extends Pool {
  readonly #paceOf = new WeakMap<PoolClient, Pace>()

  constructor(config: PoolConfig) {
    super({
      connectionTimeoutMillis: patience,
      statement_timeout: hurried.statement,
      idle_in_transaction_session_timeout: hurried.idle,
      application_name: 'icss',
      ...config,
    })
    // A connection that breaks (the database restarts) fails the query that is on it and is replaced on its next use;
    // without these listeners it would end the process.
    this.on('error', () => {})
    this.on('connect', (client) => client.on('error', () => {}))
  }

  override connect(): Promise<PoolClient>
  override connect(callback: Callback): void
  override connect(callback?: Callback): Promise<PoolClient> | void {
    if (!callback) return this.#connect()
    void this.#connectFor(callback)
  }

  async #connectFor(callback: Callback): Promise<void> {
    let client: PoolClient
    try {
      client = await this.#connect()
    } catch (error) {
      callback(error as Error, undefined, () => {})
      return
    }
    callback(undefined, client, client.release.bind(client))
  }

  async #connect(): Promise<PoolClient> {
    if (transactions.getStore()?.isOpen)
      throw new Error('A transaction asks for a second connection: what needs one belongs before or behind it.')
    const pace = paces.getStore() ?? hurried
    const client = await this.#wait(pace.tries)
    if (pace === (this.#paceOf.get(client) ?? hurried)) return client
    try {
      await client.query(
        `set statement_timeout = ${pace.statement}; set idle_in_transaction_session_timeout = ${pace.idle}`,
      )
      this.#paceOf.set(client, pace)
      return client
    } catch (error) {
      client.release(true)
      throw error
    }
  }

  async #wait(tries: number): Promise<PoolClient> {
    try {
      return await super.connect()
    } catch (error) {
      if (tries === 1 || !isLate(error)) throw error
      return this.#wait(tries - 1)
    }
  }
}
