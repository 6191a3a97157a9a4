import type { Client } from 'pg'
import type { Storage } from '../storage/storage.ts'

/** What a removal took away. */
export interface RemovedDemo {
  /** Names of the channels. */
  readonly channels: readonly string[]
  readonly rows: number
  readonly files: number
}

/** The demo channels, and how many changes people have made in them since they were filled. */
export interface FoundDemo {
  readonly ids: readonly string[]
  readonly names: readonly string[]
  readonly changes: number
}

/** Finds the demo channels with the sub-channels that were opened below them, and locks them in the open transaction. */
export async function findDemo(client: Client): Promise<FoundDemo> {
  const { rows } = await client.query<{ id: string; name: string }>(
    `select id, name from channels where demo_filled_at is not null
       or superior_channel_id in (select id from channels where demo_filled_at is not null)
     order by created_at for update`,
  )
  const ids = rows.map(({ id }) => id)
  const { rows: since } = await client.query<{ changes: number }>(
    `select count(*)::int as changes from audit
     where channel_id = any($1) and split_part(action, '.', 1) <> 'sessions'
       and at > (select max(demo_filled_at) from channels where id = any($1))`,
    [ids],
  )
  return { ids, names: rows.map(({ name }) => name), changes: since[0]?.changes ?? 0 }
}

/** Tables that hold rows of channels, each before those that it points at. */
async function tablesOfChannels(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string; references: string[] }>(
    `select c.relname as name, array(
       select distinct f.confrelid::regclass::text from pg_constraint f
       where f.conrelid = c.oid and f.contype = 'f' and f.confrelid <> c.oid) as references
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'channel_id'
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
     order by 1`,
  )
  const waiting = new Map(rows.map(({ name, references }) => [name, references]))
  const ordered: string[] = []
  while (waiting.size > 0) {
    const pointedAt = new Set([...waiting.values()].flat())
    const free = [...waiting.keys()].filter((name) => !pointedAt.has(name))
    if (free.length === 0) throw new Error(`Tables point at each other: ${[...waiting.keys()].join(', ')}`)
    for (const name of free) waiting.delete(name)
    ordered.push(...free)
  }
  return ordered
}

/** Removes the demo channels with all that is in them, their files as well. Nothing of another channel is touched. */
export async function removeDemo(client: Client, storage: Storage, { ids, names }: FoundDemo): Promise<RemovedDemo> {
  const { rows: objects } = await client.query<{ key: string }>(
    `select key from uploads where channel_id = any($1) and key is not null`,
    [ids],
  )
  await client.query(`update channels set admin_account_id = null, template_id = null where id = any($1)`, [ids])
  let rows = 0
  for (const table of await tablesOfChannels(client)) {
    const { rowCount } = await client.query(`delete from "${table}" where channel_id = any($1)`, [ids])
    rows += rowCount ?? 0
  }
  await client.query(`delete from channels where id = any($1)`, [ids])
  await client.query('commit')
  // Only now: a file without its row is a waste of space, a row without its file is a loss.
  for (const { key } of objects) await storage.delete(key)
  return { channels: names, rows, files: objects.length }
}
