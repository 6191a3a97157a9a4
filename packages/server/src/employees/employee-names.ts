import type pg from 'pg'

/** The present names on employee cards, by id. */
export async function employeeNames(
  client: pg.PoolClient,
  channelId: string,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const { rows } = await client.query<{ id: string; name: string }>(
    'select id, name from employees where channel_id = $1 and id = any($2)',
    [channelId, ids],
  )
  return new Map(rows.map(({ id, name }) => [id, name]))
}
