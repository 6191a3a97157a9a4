import { sql } from 'drizzle-orm'
import { chinaDay } from '@icss/core/usage/usage-range.ts'
import type { Database } from '../database/database.ts'

/** Notes what each channel stores today; the last note of a day is what stood at its end. */
export async function noteStored({ system }: Pick<Database, 'system'>): Promise<void> {
  await system.execute(sql`
    insert into stored_days (channel_id, day, bytes)
    select u.channel_id, ${chinaDay(Date.now())}::date, u.used_bytes from storage_usage u
    on conflict (channel_id, day) do update set bytes = excluded.bytes where stored_days.bytes <> excluded.bytes`)
}
