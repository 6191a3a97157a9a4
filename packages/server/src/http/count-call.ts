import { sql } from 'drizzle-orm'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import type { Database } from '../database/database.ts'
import { callCounts } from '../sessions/sessions.tables.ts'

/** Counts a call of the present minute by a key, on all servers together; refuses one beyond `most`, with the time to wait. */
export async function countCall({ system }: Pick<Database, 'system'>, key: string, most: number): Promise<void> {
  const { rows } = await system.execute<{ calls: number; seconds: number }>(sql`
    insert into ${callCounts} as c (key, calls) values (${key}, 1)
    on conflict (key) do update set
      calls = case when c.since < now() - interval '1 minute' then 1 else c.calls + 1 end,
      since = case when c.since < now() - interval '1 minute' then now() else c.since end
    returning calls, greatest(1, ceil(extract(epoch from since + interval '1 minute' - now())))::int as seconds`)
  const { calls = 0, seconds = 1 } = rows[0] ?? {}
  if (calls > most) throw new ProblemError('request.too_many', { params: { seconds } })
}
