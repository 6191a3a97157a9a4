import type { PoolClient } from 'pg'
import type { EventData, EventName } from '@icss/core/events/event.ts'
import { uuid } from '../database/uuids.ts'
import { notificationChannels } from '../database/notifications.ts'

const event: EventName = 'upload.finished'

// One round trip, planned once by each connection: many small files are mostly this.
const text = `
  with done as (
    update uploads set status = 'done', stored = $3::bigint, reserved = 0, partial = '{}'
    where channel_id = $1 and id = $2 and status = 'open' returning channel_id
  ), accounted as (
    update storage_usage set used_bytes = greatest(0, used_bytes + $3::bigint),
      reserved_bytes = greatest(0, reserved_bytes - $4::bigint)
    where channel_id = (select channel_id from done)
  ), announced as (
    insert into outbox (channel_id, id, event, data) select channel_id, $5, $6, $7 from done
    returning pg_notify($8, '')
  )
  select from done, announced`

/**
 * Makes an open upload an object of `bytes`, accounts them in place of those that it held of the quota, and announces it;
 * answers whether it was open.
 */
export async function finishUpload(
  client: PoolClient,
  upload: {
    readonly channelId: string
    readonly id: string
    readonly bytes: number
    readonly reserved: number
    readonly event: EventData<'upload.finished'>
  },
): Promise<boolean> {
  const { channelId, id, bytes, reserved, event: data } = upload
  const values = [channelId, id, bytes, reserved, uuid(), event, JSON.stringify(data), notificationChannels.outbox]
  const { rowCount } = await client.query({ name: 'finish_upload', text, values })
  return rowCount === 1
}
