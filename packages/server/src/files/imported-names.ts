import type pg from 'pg'

/** The present names of files, and of groups of files, by id. */
export async function importedNames(
  client: pg.PoolClient,
  channelId: string,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const { rows } = await client.query<{ id: string; name: string }>(
    `select id, name from files where channel_id = $1 and id = any($2::uuid[])
     union all select id, name from categories where channel_id = $1 and id = any($2::uuid[])`,
    [channelId, ids],
  )
  return new Map(rows.map(({ id, name }) => [id, name]))
}
