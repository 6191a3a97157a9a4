import { and, asc, count, desc, eq, isNull, or, type SQL, sql } from 'drizzle-orm'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import { type Delivery, maxWebhooks, type Webhook } from '@icss/core/webhooks/webhook.ts'
import type { platformWebhooksContract, webhooksContract } from '@icss/core/webhooks/webhooks.contract.ts'
import { uuid } from '../database/uuids.ts'
import type { Db } from '../database/database.ts'
import { oneAtATime } from '../database/one-at-a-time.ts'
import { notificationChannels } from '../database/notifications.ts'
import type { Context, Handlers } from '../http/handler.ts'
import { found } from '../http/refuse.ts'
import { smsSecret } from '../events/send-sms.ts'
import { serverSecret } from '../secrets/server-secret.ts'
import { unseal } from '../secrets/seal.ts'
import { isAtHost, isPublicUrl } from '../outgoing/private-address.ts'
import { webhookSecret } from './webhook-secret.ts'
import { deliveries, webhooks } from './webhooks.tables.ts'

type Caller = Pick<Context, 'services'> & { readonly session: NonNullable<Context['session']> }

const webhookAnswer = ({ id, url, events, createdAt }: typeof webhooks.$inferSelect): Webhook => ({
  id,
  url,
  events,
  createdAt: createdAt.toISOString(),
})

/** `secret`: where what an SMS hides is read, of those that no gateway has sent. */
const deliveryAnswer = (stored: typeof deliveries.$inferSelect, secret?: string): Delivery => ({
  ...stored,
  content:
    secret !== undefined && stored.status === 'kept' && stored.sealed !== null
      ? unseal(secret, stored.sealed, stored.id)
      : stored.content,
  kind: stored.webhookId === null ? 'sms' : 'webhook',
  nextAt: stored.status === 'pending' ? stored.nextAt.toISOString() : null,
  createdAt: stored.createdAt.toISOString(),
  deliveredAt: stored.deliveredAt?.toISOString() ?? null,
})

/** `isPlatform`: of the provider, who is told of all channels and sees the SMS of all. */
const handlersOf = (isPlatform: boolean): Handlers<{ one: typeof webhooksContract }>['one'] => {
  // The provider's own are of its channel like anybody's; what goes to phones is of every channel.
  const within = <T>({ services: { database }, session }: Caller, work: (db: Db) => Promise<T>): Promise<T> =>
    isPlatform ? database.everywhere(work) : database.tenant(session.channel.id, work)
  const seen = (channelId: string): SQL | undefined =>
    or(eq(deliveries.channelId, channelId), isPlatform ? isNull(deliveries.webhookId) : undefined)
  return {
    async list({ session, tenant }) {
      const rows = await tenant((db) =>
        db.select().from(webhooks).where(eq(webhooks.channelId, session.channel.id)).orderBy(asc(webhooks.id)),
      )
      return { items: rows.map(webhookAnswer), total: rows.length }
    },

    async create({ session, tenant, services }, { body: { url, events } }) {
      if (!services.config.webhooksAnywhere && !isPublicUrl(url)) {
        const fault = { code: 'webhook.private', params: {} } as const
        throw new ProblemError('webhook.private', { errors: { url: fault } })
      }
      const hosts = services.config.webhookHosts
      if (hosts && !isAtHost(url, hosts)) {
        const fault = { code: 'webhook.host', params: { hosts: hosts.join(', ') } } as const
        throw new ProblemError('webhook.host', { ...fault, errors: { url: fault } })
      }
      const channelId = session.channel.id
      const made = await tenant(async (db) => {
        await oneAtATime(db, 'webhooks', channelId)
        const [counted] = await db.select({ total: count() }).from(webhooks).where(eq(webhooks.channelId, channelId))
        if ((counted?.total ?? 0) >= maxWebhooks)
          throw new ProblemError('webhook.limit', { params: { max: maxWebhooks } })
        const values = { channelId, id: uuid(), url, events: events ?? null, isPlatform }
        const [stored] = await db.insert(webhooks).values(values).returning()
        return found(stored)
      })
      return { webhook: webhookAnswer(made), secret: await webhookSecret(services, made.id) }
    },

    async delete({ session, tenant }, { params }) {
      const deleted = await tenant((db) =>
        db
          .delete(webhooks)
          .where(and(eq(webhooks.channelId, session.channel.id), eq(webhooks.id, params.webhookId)))
          .returning({ id: webhooks.id }),
      )
      found(deleted[0])
    },

    async listDeliveries(context, { query: { page, pageSize, sort, status, webhookId } }) {
      // A code that waits for nobody to send it is read by the provider alone: who runs a channel is not whom it is for.
      const secret = isPlatform ? await serverSecret(context.services, smsSecret) : undefined
      return within(context, async (db) => {
        const where = and(
          seen(context.session.channel.id),
          status === undefined ? undefined : eq(deliveries.status, status),
          webhookId === undefined ? undefined : eq(deliveries.webhookId, webhookId),
        )
        const [counted] = await db.select({ total: count() }).from(deliveries).where(where)
        const rows = await db
          .select()
          .from(deliveries)
          .where(where)
          .orderBy(sort === 'createdAt' ? asc(deliveries.id) : desc(deliveries.id))
          .limit(pageSize)
          .offset((page - 1) * pageSize)
        return { items: rows.map((one) => deliveryAnswer(one, secret)), total: counted?.total ?? 0 }
      })
    },

    replay: (context, { params }) =>
      within(context, async (db) => {
        const [stored] = await db
          .update(deliveries)
          .set({ status: 'pending', attempts: 0, nextAt: sql`now()`, deliveredAt: null, error: '', answered: null })
          .where(
            and(
              seen(context.session.channel.id),
              eq(deliveries.id, params.deliveryId),
              // What was of a few minutes is not sent again.
              isNull(deliveries.expiresAt),
            ),
          )
          .returning()
        await db.execute(sql`select pg_notify(${notificationChannels.outbox}, '')`)
        return deliveryAnswer(found(stored))
      }),
  }
}

export const webhooksHandlers = handlersOf(false)
export const platformWebhooksHandlers: Handlers<{ one: typeof platformWebhooksContract }>['one'] = handlersOf(
  true,
) as never
