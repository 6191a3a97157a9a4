import { EventEmitter } from 'node:events'
import type { FastifyBaseLogger } from 'fastify'
import type pg from 'pg'
import type { Database } from './database.ts'

/** What the database tells every replica about: its triggers and statements notify on these channels. */
export const notificationChannels = {
  /** `channelId operationId status` of a run that was queued or has changed. */
  operations: 'icss_operations',
  /** `channelId` of a channel one of whose sessions or accounts has changed. */
  sessions: 'icss_sessions',
  /** There are events or deliveries to be sent. */
  outbox: 'icss_outbox',
} as const
export type NotificationChannel = (typeof notificationChannels)[keyof typeof notificationChannels]

/** Milliseconds until a lost connection is opened again. */
const reconnectAfter = 1000

/**
 * What the database notifies, over one connection a process, however many listen. A connection that breaks is opened
 * again; listeners are then called with an empty payload, since anything may have happened meanwhile.
 */
export class Notifications {
  readonly #database: Database
  readonly #log: FastifyBaseLogger
  readonly #emitter = new EventEmitter().setMaxListeners(0)
  #client: pg.PoolClient | undefined
  #timer: NodeJS.Timeout | undefined
  #stopped = true

  constructor({ database, log }: { database: Database; log: FastifyBaseLogger }) {
    this.#database = database
    this.#log = log
  }

  /** Calls `listener` with each payload until the answered function is called. */
  on(channel: NotificationChannel, listener: (payload: string) => void): () => void {
    this.#emitter.on(channel, listener)
    return () => this.#emitter.off(channel, listener)
  }

  start(): void {
    this.#stopped = false
    void this.#connect()
  }

  stop(): void {
    this.#stopped = true
    clearTimeout(this.#timer)
    this.#client?.release(true)
    this.#client = undefined
  }

  async #connect(): Promise<void> {
    try {
      const client = await this.#database.pool.connect()
      this.#client = client
      // Both come when a connection breaks; the second finds it given back already.
      client.on('error', () => this.#lose(client))
      client.on('end', () => this.#lose(client))
      client.on('notification', ({ channel, payload = '' }) => this.#emitter.emit(channel, payload))
      await client.query(
        Object.values(notificationChannels)
          .map((channel) => `listen ${channel}`)
          .join('; '),
      )
      if (this.#stopped) this.stop()
      else for (const channel of Object.values(notificationChannels)) this.#emitter.emit(channel, '')
    } catch (error) {
      this.#log.warn({ err: error }, 'listening to the database failed; trying again')
      if (this.#client) this.#lose(this.#client)
      else this.#retry()
    }
  }

  #lose(client: pg.PoolClient): void {
    if (this.#client !== client) return
    this.#client = undefined
    client.release(true)
    this.#retry()
  }

  #retry(): void {
    clearTimeout(this.#timer)
    if (!this.#stopped) this.#timer = setTimeout(() => void this.#connect(), reconnectAfter)
  }
}
