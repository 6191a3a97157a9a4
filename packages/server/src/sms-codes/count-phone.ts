import { sql } from 'drizzle-orm'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import { codeRules } from '@icss/core/sms-codes/sms-code.ts'
import type { Db } from '../database/database.ts'
import { today } from '../events/sms-day.ts'
import { smsPhones } from './sms-codes.tables.ts'

const { apartSeconds, perDay } = codeRules

/** Counts a code to a phone, of whatever channel; refuses one too soon after the last, and one too many in a day. */
export async function countPhone(system: Db, key: string): Promise<void> {
  const day = today()
  // One statement, so that of many at once one is let through.
  const { rowCount } = await system.execute(sql`
    insert into ${smsPhones} as p (key, day, sent, last_at) values (${key}, ${day}, 1, now())
    on conflict (key) do update set
      sent = case when p.day = excluded.day then p.sent + 1 else 1 end, day = excluded.day, last_at = excluded.last_at
    where p.last_at <= excluded.last_at - make_interval(secs => ${apartSeconds})
      and (p.day <> excluded.day or p.sent < ${perDay})`)
  if (rowCount) return
  const { rows } = await system.execute<{ isFull: boolean; seconds: number }>(sql`
    select day = ${day} and sent >= ${perDay} as "isFull",
      greatest(1, ceil(extract(epoch from last_at + make_interval(secs => ${apartSeconds}) - now())))::int as seconds
    from ${smsPhones} where key = ${key}`)
  const { isFull = false, seconds = apartSeconds } = rows[0] ?? {}
  if (isFull) throw new ProblemError('sms_code.day_limit', { params: { max: perDay } })
  throw new ProblemError('sms_code.too_soon', { params: { seconds } })
}
