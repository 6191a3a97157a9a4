import type { Client } from 'pg'
import { StartError } from '../start-error.ts'

/** Objects that rows name, kept in a table of the session since there may be millions. */
export interface NeededObjects {
  /** Notes what the rows name now; called in the transaction that reads them. */
  note(): Promise<void>
  found(key: string): Promise<void>
  /** Keys that were noted and not found, though their rows are there still; some of them, and how many. */
  missing(): Promise<{ readonly count: number; readonly some: readonly string[] }>
  refuseMissing(): Promise<void>
}

const batchSize = 500

/** Begins to look for the objects that the uploads of this database are made of. */
export async function neededObjects(client: Client): Promise<NeededObjects> {
  let batch: string[] = []
  const flush = async () => {
    const keys = batch
    batch = []
    if (keys.length > 0) await client.query('delete from needed_objects where key = any($1)', [keys])
  }
  await client.query('create temporary table needed_objects (key text primary key)')
  const needed: NeededObjects = {
    async note() {
      await client.query(`insert into needed_objects select key from uploads where status = 'done' and key is not null`)
    },
    async found(key) {
      batch.push(key)
      if (batch.length >= batchSize) await flush()
    },
    async missing() {
      await flush()
      const { rows } = await client.query<{ key: string; count: number }>(
        `select n.key, count(*) over ()::int as count from needed_objects n
         where exists (select from uploads u where u.key = n.key and u.status = 'done') order by n.key limit 20`,
      )
      return { count: rows[0]?.count ?? 0, some: rows.map(({ key }) => key) }
    },
    async refuseMissing() {
      const { count, some } = await needed.missing()
      if (count > 0)
        throw new StartError(
          `The storage lacks ${count === 1 ? 'an object' : `${count} objects`} of uploaded files, so this is no backup: ${some.join(', ')}${count > some.length ? ', …' : ''}.`,
        )
    },
  }
  return needed
}
