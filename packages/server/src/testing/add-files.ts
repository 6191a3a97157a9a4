import type { Database } from '../database/database.ts'
import { accountIdOf, channelIdOf, type Person } from './people.ts'

/** Puts `count` files of one name and size on a person's disk, a second apart, as if they had been uploaded. */
export async function addFiles({ pool }: Database, person: Person, name: string, count: number): Promise<void> {
  await pool.query(
    `with added as (
       insert into uploads (channel_id, id, account_id, status, prefix, slot, key, expires_at)
       select $1, gen_random_uuid(), $2, 'done', 'p', 'cloudFile', gen_random_uuid()::text, now()
       from generate_series(1, $4::int) returning id, key
     )
     insert into files (channel_id, id, name, publisher, upload_id, file, type, size, created_at, grams)
     select $1, gen_random_uuid(), $3, '上传', id, key, 'pdf', 7,
       timestamptz '2026-01-01' + row_number() over () * interval '1 second', '{}' from added`,
    [channelIdOf(person), accountIdOf(person), name, count],
  )
}
