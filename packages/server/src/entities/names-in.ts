import type pg from 'pg'

interface NamedTable {
  readonly table: string
  /** The column of what a row is called. */
  readonly name: string
}

/** Reads what rows of some tables are called now, by their ids. */
export const namesIn =
  (...tables: readonly (string | NamedTable)[]) =>
  async (client: pg.PoolClient, channelId: string, ids: readonly string[]): Promise<Map<string, string>> => {
    const parts = tables.map((one) => {
      const { table, name } = typeof one === 'string' ? { table: one, name: 'name' } : one
      return `select id, ${name} as name from ${table} where channel_id = $1 and id = any($2::uuid[])`
    })
    const { rows } = await client.query<{ id: string; name: string }>(parts.join(' union all '), [channelId, ids])
    return new Map(rows.map(({ id, name }) => [id, name]))
  }
