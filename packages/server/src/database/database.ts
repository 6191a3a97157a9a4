import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { Pool, type PoolClient } from 'pg'

/** Drizzle over one connection inside a transaction, or over the pool. */
export type Db = NodePgDatabase<Record<string, never>>

/** The database role of a tenant scope: row-level security shows it the rows of one channel only. */
export const tenantRole = 'icss_tenant'

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

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
  readonly pool: Pool
  readonly system: Db
  /** What stands beside the work of each transaction: the audit trail and the idempotency keys of a call. */
  beside: BesideTransaction | undefined

  constructor(url: string, { connections = 10 }: { connections?: number } = {}) {
    this.pool = new Pool({ connectionString: url, max: connections, application_name: 'icss' })
    // A connection that breaks (the database restarts) fails the query that is on it and is replaced on its next use;
    // without these listeners it would end the process.
    this.pool.on('error', () => {})
    this.pool.on('connect', (client) => client.on('error', () => {}))
    this.system = drizzle(this.pool)
  }

  /**
   * Runs `work` in one transaction that sees the rows of `channelId` only, by role and row-level security. Commits when
   * it fulfils, rolls back when it throws.
   */
  async tenant<T>(channelId: string, work: (db: Db, client: PoolClient) => Promise<T>): Promise<T> {
    // Interpolated below, since a transaction's first round trip carries three statements, which take no parameters.
    if (!uuid.test(channelId)) throw new Error('A channel id is a UUID.')
    return this.#transaction(`begin; set local role ${tenantRole}; set local icss.channel_id = '${channelId}'`, work)
  }

  /**
   * Runs `work` in one transaction over all channels, for what a main channel does to its sub-channels and the provider
   * to any: each statement names the channel.
   */
  async everywhere<T>(work: (db: Db, client: PoolClient) => Promise<T>): Promise<T> {
    return this.#transaction('begin', work)
  }

  async #transaction<T>(begin: string, work: (db: Db, client: PoolClient) => Promise<T>): Promise<T> {
    const client = await this.pool.connect()
    let broken: Error | undefined
    try {
      await client.query(begin)
      await this.beside?.begun(client)
      const result = await work(drizzle(client), client)
      await this.beside?.committing(client)
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
    await this.pool.end()
  }
}
