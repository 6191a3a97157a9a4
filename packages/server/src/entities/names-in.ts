import type pg from 'pg'

/** Reads what rows of some tables are called now, by their ids. */
export const namesIn =
  (...tables: readonly string[]) =>
  async (client: pg.PoolClient, channelId: string, ids: readonly string[]): Promise<Map<string, string>> => {
    const parts = tables.map((table) => `select id, name from ${table} where channel_id = $1 and id = any($2::uuid[])`)
    const { rows } = await client.query<{ id: string; name: string }>(parts.join(' union all '), [channelId, ids])
    return new Map(rows.map(({ id, name }) => [id, name]))
  }
