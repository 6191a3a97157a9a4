import { and, eq, sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import type { Database } from '../database/database.ts'
import { storableText } from '../database/storable-text.ts'
import { problemErrorOf } from '../http/problems.ts'
import { announceRun } from './announce-run.ts'
import { Poller } from '../background/poller.ts'
import { recordRun } from '../audit/record-run.ts'
import { mayGoOn, type StoredOperation } from './operation-answer.ts'
import { notificationChannels, type Notifications } from '../database/notifications.ts'
import type { Storage } from '../storage/storage.ts'
import type { Lock, Locks } from '../database/locks.ts'
import type { OperationKinds } from './operation-kind.ts'
import { CancelledRun } from './operation-progress.ts'
import { beginRun, forgetAttempts, nextRuns, othersWait } from './operations.repository.ts'
import { operations } from './operations.tables.ts'

/** Milliseconds between looks for runs whose replica died, beside being woken for new ones. */
const lookInterval = 2000
/** Runs at a time on one replica, where it has connections enough. */
export const mostAtOnce = 2
/** Runs that one look takes into account; others may be held by other replicas. */
const lookedAt = 50
/** How often a run may take the process that runs it along. */
const mostAttempts = 2

interface ActiveRun {
  readonly channelId: string
  readonly ended: Promise<void>
  /** Aborted when it gives its place to another channel. */
  readonly giving: AbortController
}

/**
 * Runs the operations that the database holds. Who runs one holds a lock on its id: when the process dies the lock goes
 * with it, and the next look of any replica takes the run up where it stands (ADR 0005).
 */
export class OperationQueue {
  readonly #database: Database
  readonly #storage: Storage
  readonly #notifications: Notifications
  readonly #locks: Locks
  /** A run may hold a connection all the time, and one has to be left for everybody else. */
  readonly #concurrency: number
  readonly #kinds: OperationKinds
  readonly #log: FastifyBaseLogger
  readonly #stopping = new AbortController()
  /** In the order in which they were begun. */
  readonly #active = new Map<string, ActiveRun>()
  /** Runs that broke off here while the database was away. */
  readonly #survived = new Set<string>()
  readonly #poller: Poller
  #unsubscribe: (() => void) | undefined

  constructor(parts: {
    database: Database
    storage: Storage
    notifications: Notifications
    locks: Locks
    kinds: OperationKinds
    log: FastifyBaseLogger
  }) {
    this.#database = parts.database
    this.#storage = parts.storage
    this.#notifications = parts.notifications
    this.#locks = parts.locks
    this.#concurrency = Math.min(mostAtOnce, Math.max(1, parts.database.pool.options.max - 1))
    this.#kinds = parts.kinds
    this.#log = parts.log
    this.#poller = new Poller({ look: () => this.#look(), interval: lookInterval, log: parts.log, name: 'runs' })
  }

  start(): void {
    this.#unsubscribe = this.#notifications.on(notificationChannels.operations, (payload) => {
      if (payload === '' || payload.endsWith(' queued')) this.wake()
    })
    this.#poller.start()
  }

  /** Looks for runs now. */
  wake(): void {
    this.#poller.wake()
  }

  /** Lets each run come to the end of its batch; what is left goes on at the next start. */
  async stop(): Promise<void> {
    this.#stopping.abort()
    this.#unsubscribe?.()
    await this.#poller.stop()
    await Promise.allSettled(Array.from(this.#active.values(), ({ ended }) => ended))
  }

  async #look(): Promise<void> {
    if (this.#active.size >= this.#concurrency) return this.#makeWay()
    for (const id of await nextRuns(this.#database.system, lookedAt)) {
      if (this.#stopping.signal.aborted) return
      if (this.#active.size >= this.#concurrency) return this.#makeWay()
      if (!this.#active.has(id)) await this.#claim(id)
    }
  }

  /**
   * Where one channel has several places and another waits that has none, the run of it that was begun last comes to the
   * end of its batch and goes on later.
   */
  async #makeWay(): Promise<void> {
    const runs = [...this.#active.values()]
    const last = runs.findLast(({ channelId }, at) => runs.slice(0, at).some((one) => one.channelId === channelId))
    if (!last || runs.some(({ giving }) => giving.signal.aborted)) return
    const channelIds = runs.map(({ channelId }) => channelId)
    if (await othersWait(this.#database.system, channelIds)) last.giving.abort()
  }

  async #claim(id: string): Promise<void> {
    const lock = await this.#locks.take('run', id)
    if (!lock) return
    try {
      // Seen before the lock was held, it may have ended since.
      const operation = await beginRun(this.#database.system, id, this.#survived.has(id))
      if (!operation) return await lock.release()
      this.#survived.delete(id)
      const giving = new AbortController()
      this.#active.set(id, {
        channelId: operation.channelId,
        giving,
        ended: this.#hold(operation, lock, giving.signal),
      })
    } catch (error) {
      await lock.release()
      throw error
    }
  }

  /** Runs `operation`, then gives its lock back. What cannot go on now is taken up by a later look, not at once. */
  async #hold(operation: StoredOperation, lock: Lock, giving: AbortSignal): Promise<void> {
    const signal = AbortSignal.any([this.#stopping.signal, lock.signal, giving])
    const ended = await this.#run(operation, signal).catch((error: unknown) => {
      this.#log.warn({ err: error, operation: operation.id }, 'a run broke off; trying again')
      return false
    })
    // Without the database it is remembered here, for when this process takes the run up again.
    if (!ended) await forgetAttempts(this.#database.system, operation.id).catch(() => this.#survived.add(operation.id))
    this.#active.delete(operation.id)
    await lock.release()
    if (ended || giving.aborted) this.wake()
  }

  /** Whether the run has come to its end. */
  async #run(operation: StoredOperation, signal: AbortSignal): Promise<boolean> {
    const finish = async (values: Partial<typeof operations.$inferInsert>) => {
      const ended = await this.#database.everywhere(async (db, client) => {
        const [run] = await db
          .update(operations)
          .set({ ...values, finishedAt: sql`now()` })
          .where(and(eq(operations.channelId, operation.channelId), eq(operations.id, operation.id)))
          .returning()
        if (run) {
          await announceRun(db, run)
          await recordRun(client, run)
        }
        return run
      })
      // What may be resumed needs its file until it is swept.
      if (ended && ended.fileKey !== null && !mayGoOn(ended)) await this.#storage.delete(ended.fileKey)
    }
    try {
      if (operation.attempts > mostAttempts) throw new ProblemError('operation.died')
      await this.#kinds[operation.kind].run(operation, signal)
      await finish({ status: 'done' })
      return true
    } catch (error) {
      if (signal.aborted) return false
      if (error instanceof CancelledRun) {
        await finish({ status: 'cancelled' })
        return true
      }
      const problem = problemErrorOf(error, operation.id)
      // The database or the storage is away: the run stays as it is and goes on when they are back.
      if (problem.code === 'server.unavailable') return false
      if (problem.code === 'server.disk_full') {
        this.#log.error({ operation: operation.id }, 'the disk is full; the run goes on when there is room')
        return false
      }
      if (problem.code === 'server.failed') this.#log.error({ err: error, operation: operation.id }, 'a run failed')
      const params = Object.entries(problem.params ?? {}).map(([name, value]) => [
        name,
        typeof value === 'string' ? storableText(value) : value,
      ])
      await finish({ status: 'failed', failure: { code: problem.code, params: Object.fromEntries(params) } })
      return true
    }
  }
}
