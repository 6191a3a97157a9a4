import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { PoolClient } from 'pg'
import { apart, PacedPool, patience, withinTransaction } from './paced-pool.ts'
import { isUuid } from './uuids.ts'

/** Drizzle over one connection inside a transaction, or over the pool. */
export type Db = NodePgDatabase<Record<string, never>>

/** The database role of a tenant scope: row-level security shows it the rows of one channel only. */
export const tenantRole = 'icss_tenant'

// Interpolated, since a transaction's first round trip carries three statements, which take no parameters.
function beginTenant(channelId: string): string {
  if (!isUuid(channelId)) throw new Error('A channel id is a UUID.')
  return `begin; set local role ${tenantRole}; set local icss.channel_id = '${channelId}'`
}

/**
 * Connections of a process that its pool does not have: the standing one, and the one of notes beside a transaction.
 */
export const reservedConnections = 2

/** Called in each transaction of `tenant` and `everywhere`, behind its begin, around its commit, or when it was rolled back. */
export interface BesideTransaction {
  begun(client: PoolClient): Promise<void>
  committing(client: PoolClient): Promise<void>
  committed(): void
  rolledBack(): void
}

/**
 * The connection pool with its two scopes. Whatever serves a person runs in `tenant`; `system` is for what has no
 * channel yet: logging in, migrations, the queue.
 */
export class Database {
  readonly url: string
  readonly pool: PacedPool
  readonly system: Db
  /** Its one connection is used by nobody who holds it and waits for another. */
  readonly #aside: PacedPool
  /** What stands beside the work of each transaction: the audit trail and the idempotency keys of a call. */
  beside: BesideTransaction | undefined

  /** `connections` beside the `reservedConnections`, and the milliseconds that somebody waits for one. */
  constructor(url: string, { connections = 10, wait = patience }: { connections?: number; wait?: number } = {}) {
    this.url = url
    const config = { connectionString: url, connectionTimeoutMillis: wait }
    this.pool = new PacedPool({ ...config, max: connections })
    this.#aside = new PacedPool({ ...config, max: 1 })
    this.system = drizzle(this.pool)
  }

  /**
   * Runs `work` in one transaction that sees the rows of `channelId` only, by role and row-level security. Commits when
   * it fulfils, rolls back when it throws.
   */
  async tenant<T>(channelId: string, work: (db: Db, client: PoolClient) => Promise<T>): Promise<T> {
    return this.#transaction(this.pool, beginTenant(channelId), work)
  }

  /**
   * As `tenant`, for a short note beside a transaction that is open: it stands whatever becomes of that. Notes take turns
   * at a connection of their own.
   */
  async aside<T>(channelId: string, work: (db: Db, client: PoolClient) => Promise<T>): Promise<T> {
    return apart(() => this.#transaction(this.#aside, beginTenant(channelId), work))
  }

  /**
   * Runs `work` in one transaction over all channels, for what a main channel does to its sub-channels and the provider
   * to any: each statement names the channel.
   */
  async everywhere<T>(work: (db: Db, client: PoolClient) => Promise<T>): Promise<T> {
    return this.#transaction(this.pool, 'begin', work)
  }

  async #transaction<T>(pool: PacedPool, begin: string, work: (db: Db, client: PoolClient) => Promise<T>): Promise<T> {
    const client = await pool.connect()
    let broken: Error | undefined
    try {
      await client.query(begin)
      const result = await withinTransaction(async () => {
        await this.beside?.begun(client)
        const done = await work(drizzle(client), client)
        await this.beside?.committing(client)
        return done
      })
      await client.query('commit')
      this.beside?.committed()
      return result
    } catch (error) {
      this.beside?.rolledBack()
      await client.query('rollback').catch((cause: unknown) => {
        broken = cause as Error
      })
      throw error
    } finally {
      client.release(broken)
    }
  }

  async close(): Promise<void> {
    await Promise.all([this.pool.end(), this.#aside.end()])
  }
}
