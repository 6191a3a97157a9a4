import type pg from 'pg'

/** The present names of accounts, by id. */
export async function accountNames(
  client: pg.PoolClient,
  channelId: string,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const { rows } = await client.query<{ id: string; label: string }>(
    `select id, number || ' ' || name as label from accounts where channel_id = $1 and id = any($2::uuid[])`,
    [channelId, ids],
  )
  return new Map(rows.map(({ id, label }) => [id, label]))
}
