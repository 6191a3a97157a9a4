import { EventEmitter } from 'node:events'
import type { FastifyBaseLogger } from 'fastify'
import { Client, type Notification, type QueryResult, type QueryResultRow } from 'pg'
import { ProblemError } from '@icss/core/errors/problem-error.ts'

/** Milliseconds until a lost connection is opened again. */
const reconnectAfter = 1000
/** Milliseconds that opening one may take. */
const patience = 10_000

interface Events {
  up: []
  down: []
  notification: [Notification]
}

/**
 * The one connection that a process keeps open, beside those of its pool, for what lasts longer than a transaction: what
 * it listens to, and its locks. One that breaks is opened again.
 */
export class StandingConnection {
  readonly #url: string
  readonly #log: FastifyBaseLogger
  readonly #emitter = new EventEmitter<Events>().setMaxListeners(0)
  #client: Client | undefined
  #timer: NodeJS.Timeout | undefined
  #isStopped = false
  #isOpening = false
  /** What was asked last: the connection is asked one thing at a time. */
  #asked: Promise<unknown> = Promise.resolve()

  constructor({ url, log }: { url: string; log: FastifyBaseLogger }) {
    this.#url = url
    this.#log = log
  }

  /** Answers a function that ends it. */
  on<E extends keyof Events>(event: E, listener: (...told: Events[E]) => void): () => void {
    this.#emitter.on(event, listener as never)
    return () => this.#emitter.off(event, listener as never)
  }

  /** Opens it, if nobody has yet. */
  start(): void {
    if (!this.#client && !this.#isOpening) void this.#connect()
  }

  stop(): void {
    this.#isStopped = true
    clearTimeout(this.#timer)
    const client = this.#client
    if (client) this.#lose(client)
  }

  /** Throws `server.unavailable` when there is no connection, and none is opened for a while. */
  async query<Row extends QueryResultRow>(statement: string, values?: unknown[]): Promise<QueryResult<Row>> {
    const client = this.#client ?? (await this.#next())
    const answer = this.#asked.catch(() => {}).then(() => client.query<Row>(statement, values))
    this.#asked = answer
    return answer
  }

  #next(): Promise<Client> {
    if (this.#isStopped) throw new ProblemError('server.unavailable')
    this.start()
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        unsubscribe()
        reject(new ProblemError('server.unavailable'))
      }, patience)
      const unsubscribe = this.on('up', () => {
        clearTimeout(timer)
        unsubscribe()
        if (this.#client) resolve(this.#client)
        else reject(new ProblemError('server.unavailable'))
      })
    })
  }

  async #connect(): Promise<void> {
    clearTimeout(this.#timer)
    this.#isOpening = true
    const client = new Client({
      connectionString: this.#url,
      application_name: 'icss',
      connectionTimeoutMillis: patience,
      keepAlive: true,
    })
    // Both come when a connection breaks; the second finds it given up already.
    client.on('error', () => this.#lose(client))
    client.on('end', () => this.#lose(client))
    client.on('notification', (told) => this.#emitter.emit('notification', told))
    try {
      await client.connect()
      if (this.#isStopped) return await client.end()
      this.#client = client
      this.#isOpening = false
      this.#emitter.emit('up')
    } catch (error) {
      this.#log.warn({ err: error }, 'listening to the database failed; trying again')
      client.end().catch(() => {})
      this.#isOpening = false
      this.#retry()
    }
  }

  #lose(client: Client): void {
    if (this.#client !== client) return
    this.#client = undefined
    client.end().catch(() => {})
    this.#emitter.emit('down')
    this.#retry()
  }

  #retry(): void {
    clearTimeout(this.#timer)
    if (!this.#isStopped) this.#timer = setTimeout(() => void this.#connect(), reconnectAfter)
  }
}
