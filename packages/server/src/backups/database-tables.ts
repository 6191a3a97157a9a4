import type { ClientBase } from 'pg'
import type { BackupTable } from './backup-format.ts'

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`

/** Texts of times and numbers that do not depend on who asks. */
export const plainText = `set local timezone = 'UTC'; set local datestyle = 'ISO'; set local extra_float_digits = 3; set local intervalstyle = 'postgres'; set local bytea_output = 'hex'`

export const copyOutStatement = ({ name, columns }: Pick<BackupTable, 'name' | 'columns'>) =>
  `copy (select ${columns.map(quoted).join(', ')} from ${quoted(name)}) to stdout`

export const copyInStatement = ({ name, columns }: Pick<BackupTable, 'name' | 'columns'>) =>
  `copy ${quoted(name)} (${columns.map(quoted).join(', ')}) from stdin`

/** How many rows a table has, and the sum of their hashes. */
export async function fingerprintOf(
  client: ClientBase,
  { name, columns }: Pick<BackupTable, 'name' | 'columns'>,
): Promise<Pick<BackupTable, 'rows' | 'fingerprint'>> {
  const row = `row(${columns.map(quoted).join(', ')})::text`
  const { rows } = await client.query<{ rows: string; fingerprint: string }>(
    `select count(*) as rows, coalesce(sum(hashtextextended(${row}, 0)::numeric), 0)::text as fingerprint from ${quoted(name)}`,
  )
  return { rows: Number(rows[0]?.rows ?? 0), fingerprint: rows[0]?.fingerprint ?? '0' }
}

/** All tables of the product with the columns that can be written. */
export async function tablesOf(client: ClientBase): Promise<Pick<BackupTable, 'name' | 'columns'>[]> {
  const { rows: tables } = await client.query<{ name: string; columns: string[] }>(`
    select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    group by 1 order by 1`)
  return tables
}

export async function sequencesOf(client: ClientBase): Promise<{ name: string; value: string }[]> {
  const { rows } = await client.query<{ name: string; value: string }>(
    `select sequencename as name, last_value::text as value from pg_sequences where schemaname = 'public' and last_value is not null`,
  )
  return rows
}
