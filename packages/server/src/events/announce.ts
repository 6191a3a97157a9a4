import { sql } from 'drizzle-orm'
import type { EventData, EventName } from '@icss/core/events/event.ts'
import { uuid } from '../database/uuids.ts'
import type { Db } from '../database/database.ts'
import { notificationChannels } from '../database/notifications.ts'
import { outbox } from './outbox.tables.ts'

/** Notes an event in the transaction of the change that it is of: it goes out exactly when that commits. */
export async function announce<Name extends EventName>(
  db: Db,
  channelId: string,
  event: Name,
  data: EventData<Name>,
): Promise<void> {
  await db
    .insert(outbox)
    .values({ channelId, id: uuid(), event, data })
    .returning({ told: sql`pg_notify(${notificationChannels.outbox}, '')::text` })
}
