import type { ClientBase } from 'pg'
import { sameNameKey } from '@icss/core/rules/same-name.ts'

const batch = 5000

/**
 * Gives companies that have none the key of their names; of several that have one, those behind the first are taken to be
 * others. A server that was killed goes on where it was.
 */
export async function keyNames(client: ClientBase): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ channel_id: string; id: string; name: string }>(
      `select channel_id, id, name from companies where name_key is null order by channel_id, id limit ${batch}`,
    )
    await client.query(
      `update companies c set name_key = k.key, name_apart = k.nth > 1 or exists (
         select from companies o where o.channel_id = k.channel_id and o.name_key = k.key and not o.name_apart)
       from (
         select *, row_number() over (partition by channel_id, key order by id) as nth
         from unnest($1::uuid[], $2::uuid[], $3::text[]) as given(channel_id, id, key)) as k
       where c.channel_id = k.channel_id and c.id = k.id and c.name_key is null`,
      [rows.map((row) => row.channel_id), rows.map(({ id }) => id), rows.map(({ name }) => sameNameKey(name))],
    )
    if (rows.length < batch) return
  }
}
