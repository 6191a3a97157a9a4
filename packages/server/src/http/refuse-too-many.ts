import { sql } from 'drizzle-orm'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import type { Context } from './handler.ts'
import { keyOf } from '../sessions/login-throttle.ts'
import { callCounts } from '../sessions/sessions.tables.ts'

/** Many people may share an address. */
const perAddress = 5

/**
 * Counts a costly call of an account and of its address, on all servers together, and refuses one beyond what the
 * operator allows in a minute, with the time to wait.
 */
export async function refuseTooMany({
  session,
  address,
  services: { database, config },
}: Pick<Context, 'session' | 'address' | 'services'>): Promise<void> {
  const limits = [
    { key: keyOf('calls of address', address), most: config.costlyPerMinute * perAddress },
    ...(session ? [{ key: keyOf('calls of account', session.account.id), most: config.costlyPerMinute }] : []),
  ]
  for (const { key, most } of limits) {
    const { rows } = await database.system.execute<{ calls: number; seconds: number }>(sql`
      insert into ${callCounts} as c (key, calls) values (${key}, 1)
      on conflict (key) do update set
        calls = case when c.since < now() - interval '1 minute' then 1 else c.calls + 1 end,
        since = case when c.since < now() - interval '1 minute' then now() else c.since end
      returning calls, greatest(1, ceil(extract(epoch from since + interval '1 minute' - now())))::int as seconds`)
    const { calls = 0, seconds = 1 } = rows[0] ?? {}
    if (calls <= most) continue
    throw new ProblemError('request.too_many', { params: { seconds } })
  }
}
