import { lt, sql } from 'drizzle-orm'
import { messageDays, mostMessages } from '@icss/core/messages/message.ts'
import type { Database } from '../database/database.ts'
import { messages } from './messages.tables.ts'

/** Forgets messages that are old, and those of an account behind its last ones. */
export async function sweepMessages({ system }: Pick<Database, 'system'>): Promise<void> {
  await system.delete(messages).where(lt(messages.createdAt, sql`now() - make_interval(days => ${messageDays})`))
  await system.execute(sql`
    delete from ${messages} m using (
      select channel_id, id, row_number() over (
        partition by channel_id, account_id order by created_at desc, id desc) as place
      from ${messages}) ranked
    where ranked.channel_id = m.channel_id and ranked.id = m.id and ranked.place > ${mostMessages}`)
}
