import { and, eq, inArray, ne, or, sql } from 'drizzle-orm'
import type { Language } from '@icss/core/copy/language.ts'
import { fill } from '@icss/core/copy/translate.ts'
import { type EventName, events } from '@icss/core/events/event.ts'
import { eventsEn } from '@icss/core/events/events.en.ts'
import { eventsZh } from '@icss/core/events/events.zh.ts'
import { uuid } from '../database/uuids.ts'
import { channels } from '../channels/channels.tables.ts'
import type { Database } from '../database/database.ts'
import { deliveries, webhooks } from '../webhooks/webhooks.tables.ts'
import { type EventRow, outbox } from './outbox.tables.ts'

/** Events that are taken together at most. */
export const fanOutBatch = 100

type Event = typeof outbox.$inferSelect
type NewDelivery = typeof deliveries.$inferInsert

const contentOf = ({ channelId, event, data, at }: Event): string =>
  JSON.stringify({ type: event, timestamp: at.toISOString(), data: { channelId, ...data } })

const tellsPhone = ({ event, data }: Event): boolean => {
  const { tells } = events[event] as { tells: (data: never) => boolean }
  return tells(data as never)
}

/**
 * Makes deliveries of the events that wait in the outbox: to each webhook that asks for them, and an SMS of the important
 * ones; `canSend` is whether there is a gateway for it. Answers how many events it took; any number of servers may.
 */
export async function fanOut(
  database: Database,
  { canSend, language }: { canSend: boolean; language: Language },
): Promise<number> {
  return database.everywhere(async (db) => {
    const waiting = db.select({ id: outbox.id }).from(outbox).orderBy(outbox.id).limit(fanOutBatch)
    const taken = await db
      .delete(outbox)
      .where(inArray(outbox.id, waiting.for('update', { skipLocked: true })))
      .returning()
    if (taken.length === 0) return 0
    const channelIds = [...new Set(taken.map(({ channelId }) => channelId))]
    const hooks = await db
      .select()
      .from(webhooks)
      .where(or(inArray(webhooks.channelId, channelIds), eq(webhooks.isPlatform, true)))
    const phones = await db
      .select({ id: channels.id, name: channels.name, phone: channels.adminPhone })
      .from(channels)
      .where(and(inArray(channels.id, channelIds), ne(channels.adminPhone, '')))
    const made: NewDelivery[] = []
    for (const event of taken.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
      const { channelId, id: eventId, event: name, data } = event
      for (const hook of hooks) {
        const isMeant = (hook.isPlatform || hook.channelId === channelId) && (hook.events?.includes(name) ?? true)
        if (isMeant)
          made.push({
            channelId: hook.channelId,
            id: uuid(),
            webhookId: hook.id,
            target: hook.url,
            event: name,
            eventId,
            content: contentOf(event),
          })
      }
      const admin = phones.find(({ id }) => id === channelId)
      if (admin && tellsPhone(event))
        made.push({
          channelId,
          id: uuid(),
          target: admin.phone,
          event: name,
          eventId,
          content: smsOf(name, { channel: admin.name, ...data }, language),
          status: canSend ? 'pending' : 'kept',
        })
    }
    if (made.length > 0) await db.insert(deliveries).values(made)
    return taken.length
  })
}

const isWorded = (one: [string, EventRow[string]]): one is [string, string | number] =>
  typeof one[1] === 'string' || typeof one[1] === 'number'

function smsOf(event: EventName, params: EventRow, language: Language): string {
  const known = Object.entries(params).filter(isWorded)
  return fill((language === 'zh' ? eventsZh : eventsEn)[event], Object.fromEntries(known), language)
}

/** Deletes deliveries that ended more than `days` days ago. */
export async function sweepDeliveries({ system }: Database, days: number): Promise<void> {
  await system
    .delete(deliveries)
    .where(and(ne(deliveries.status, 'pending'), sql`${deliveries.nextAt} < now() - make_interval(days => ${days})`))
}
