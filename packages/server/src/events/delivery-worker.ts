import { and, eq, inArray, lte, sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import { retryDelays } from '@icss/core/webhooks/webhook.ts'
import { Poller } from '../background/poller.ts'
import type { Config } from '../config.ts'
import type { Database } from '../database/database.ts'
import { notificationChannels, type Notifications } from '../database/notifications.ts'
import { isAtHost } from '../outgoing/private-address.ts'
import { post } from '../outgoing/post.ts'
import { signatureHeaders } from '../outgoing/signature.ts'
import { deliveries } from '../webhooks/webhooks.tables.ts'
import { serverSecret } from '../secrets/server-secret.ts'
import { unseal } from '../secrets/seal.ts'
import { webhookSecret } from '../webhooks/webhook-secret.ts'
import { fanOut, fanOutBatch } from './fan-out.ts'
import { smsSecret } from './send-sms.ts'

/** Milliseconds between looks for what is due, beside being woken. */
const interval = 5000
/** Milliseconds in which events gather, so that many which follow each other are taken together. */
const gathering = 100
/** Deliveries at a time on one server. */
const concurrency = 8
/** Milliseconds that an address has to answer. */
const patience = 10_000
/** Seconds behind which another server may try what this one began and never ended. */
const lease = 60

type StoredDelivery = typeof deliveries.$inferSelect

/**
 * Brings events to webhooks and phones. Who sends takes a delivery for a minute; whoever dies meanwhile leaves it to the
 * next, so a delivery may come twice, with the same `webhook-id`, but never not at all.
 */
export class DeliveryWorker {
  readonly #database: Database
  readonly #config: Config
  readonly #log: FastifyBaseLogger
  readonly #notifications: Notifications
  readonly #poller: Poller
  readonly #active = new Set<Promise<void>>()
  #unsubscribe: (() => void) | undefined
  #gathering: NodeJS.Timeout | undefined

  constructor(parts: { database: Database; config: Config; notifications: Notifications; log: FastifyBaseLogger }) {
    this.#database = parts.database
    this.#config = parts.config
    this.#notifications = parts.notifications
    this.#log = parts.log
    this.#poller = new Poller({ look: () => this.#look(), interval, log: parts.log, name: 'deliveries' })
  }

  start(): void {
    this.#unsubscribe = this.#notifications.on(notificationChannels.outbox, () => {
      this.#gathering ??= setTimeout(() => {
        this.#gathering = undefined
        this.#poller.wake()
      }, gathering)
    })
    this.#poller.start()
  }

  /** Lets what is being sent come to its end. */
  async stop(): Promise<void> {
    this.#unsubscribe?.()
    clearTimeout(this.#gathering)
    await this.#poller.stop()
    await Promise.allSettled(this.#active)
  }

  async #look(): Promise<void> {
    const { sms, smsLanguage: language } = this.#config
    while (!this.#poller.isStopping) {
      const taken = await fanOut(this.#database, { canSend: sms !== undefined, language })
      const due = await this.#claim(concurrency - this.#active.size)
      for (const delivery of due) this.#begin(delivery)
      // Each delivery wakes this again when it ends.
      if (taken < fanOutBatch) return
    }
  }

  async #claim(limit: number): Promise<StoredDelivery[]> {
    if (limit <= 0) return []
    const { system } = this.#database
    const due = system
      .select({ id: deliveries.id })
      .from(deliveries)
      .where(and(eq(deliveries.status, 'pending'), lte(deliveries.nextAt, sql`now()`)))
      .orderBy(deliveries.nextAt)
      .limit(limit)
    return system
      .update(deliveries)
      .set({ attempts: sql`${deliveries.attempts} + 1`, nextAt: sql`now() + make_interval(secs => ${lease})` })
      .where(inArray(deliveries.id, due.for('update', { skipLocked: true })))
      .returning()
  }

  #begin(delivery: StoredDelivery): void {
    const work = this.#deliver(delivery)
      .catch((error: unknown) => {
        this.#log.warn({ err: error, delivery: delivery.id }, 'a delivery broke off; trying again')
      })
      .finally(() => {
        this.#active.delete(work)
        this.#poller.wake()
      })
    this.#active.add(work)
  }

  async #deliver(delivery: StoredDelivery): Promise<void> {
    const { channelId, id, attempts, expiresAt } = delivery
    const { status, error } = await this.#send(delivery).then(
      (status) => ({ status, error: status >= 200 && status < 300 ? '' : `HTTP ${status}` }),
      (cause: unknown) => ({ status: null, error: reasonOf(cause) }),
    )
    const delay = retryDelays[attempts - 1]
    // 410 is how an address says that it is not there any more.
    const isOver =
      delay === undefined || status === 410 || (expiresAt !== null && expiresAt.getTime() < Date.now() + delay * 1000)
    const outcome =
      error === ''
        ? { status: 'delivered' as const, deliveredAt: sql`now()`, nextAt: sql`now()`, sealed: null }
        : isOver
          ? { status: 'dead' as const, nextAt: sql`now()`, sealed: null }
          : { nextAt: sql`now() + make_interval(secs => ${delay})` }
    await this.#database.system
      .update(deliveries)
      .set({ ...outcome, answered: status, error })
      .where(
        and(
          eq(deliveries.channelId, channelId),
          eq(deliveries.id, id),
          // Not when another server has taken it since, or somebody replays it.
          eq(deliveries.attempts, attempts),
          eq(deliveries.status, 'pending'),
        ),
      )
  }

  async #send({ id, eventId, webhookId, target, content, sealed, expiresAt }: StoredDelivery): Promise<number> {
    if (expiresAt !== null && expiresAt.getTime() <= Date.now()) throw new Error('EXPIRED')
    const { sms, webhooksAnywhere, webhookHosts } = this.#config
    if (webhookId !== null) {
      if (webhookHosts && !isAtHost(target, webhookHosts)) throw new Error('HOST_NOT_ALLOWED')
      const secret = await webhookSecret({ database: this.#database }, webhookId)
      return post(target, {
        headers: signatureHeaders(secret, eventId, content),
        body: content,
        isAnywhere: webhooksAnywhere,
        patience,
      })
    }
    if (!sms) throw new Error('There is no gateway: set ICSS_SMS_URL.')
    const text =
      sealed === null ? content : unseal(await serverSecret({ database: this.#database }, smsSecret), sealed, id)
    const body = JSON.stringify({ to: target, text })
    return post(sms.url, { headers: signatureHeaders(sms.secret, eventId, body), body, isAnywhere: true, patience })
  }
}

const reasonOf = (cause: unknown): string => {
  const { code, message } = cause as NodeJS.ErrnoException
  return (code ?? message).slice(0, 200)
}
