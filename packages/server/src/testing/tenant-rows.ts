import { v7 as uuid } from 'uuid'
import { allFlags } from '@icss/core/permissions/flags.ts'
import type { Database } from '../database/database.ts'
import { recipes } from './row-recipes.ts'

interface Column {
  readonly name: string
  readonly type: string
  readonly needed: boolean
}

interface Reference {
  readonly columns: readonly string[]
  readonly table: string
  readonly foreign: readonly string[]
}

interface Table {
  readonly name: string
  readonly columns: readonly Column[]
  readonly references: readonly Reference[]
}

/** Every table that has a channel id, those that others point at first. */
export async function tenantTables({ pool }: Pick<Database, 'pool'>): Promise<Table[]> {
  const { rows: columns } = await pool.query<Column & { table: string }>(`
    select c.table_name as table, c.column_name as name, c.data_type as type,
      c.is_nullable = 'NO' and c.column_default is null and c.is_generated = 'NEVER' and c.is_identity = 'NO' as needed
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and exists (
      select from information_schema.columns k
      where k.table_schema = 'public' and k.table_name = c.table_name and k.column_name = 'channel_id')
    order by c.table_name, c.ordinal_position`)
  const { rows: references } = await pool.query<Reference & { owner: string }>(`
    select conrelid::regclass::text as owner, confrelid::regclass::text as table,
      (select array_agg(a.attname::text order by k.i) from unnest(conkey) with ordinality k (n, i)
        join pg_attribute a on a.attrelid = conrelid and a.attnum = k.n) as columns,
      (select array_agg(a.attname::text order by k.i) from unnest(confkey) with ordinality k (n, i)
        join pg_attribute a on a.attrelid = confrelid and a.attnum = k.n) as foreign
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`)
  const waiting = [...new Set(columns.map(({ table }) => table))].map((name): Table => ({
    name,
    columns: columns.filter(({ table }) => table === name),
    references: references.filter(({ owner }) => owner === name),
  }))
  const ordered: Table[] = []
  while (waiting.length > 0) {
    const known = new Set(ordered.map(({ name }) => name))
    const free = waiting.findIndex((one) =>
      one.references.every(({ table }) => table === 'channels' || table === one.name || known.has(table)),
    )
    ordered.push(...waiting.splice(Math.max(free, 0), 1))
  }
  return ordered
}

const valueOf = ({ type }: Column): unknown => {
  switch (type) {
    case 'uuid':
      return uuid()
    case 'boolean':
      return false
    case 'ARRAY':
      return '{}'
    case 'json':
    case 'jsonb':
      return '{}'
    case 'timestamp with time zone':
    case 'date':
      return '2031-02-03'
    case 'bytea':
      return '\\x00'
    case 'text':
    case 'character varying':
      return `row ${uuid()}`
    default:
      return 1
  }
}

/**
 * A sub-channel and a row of every table for each of `channelIds` that has none, so that no table is forgotten by the
 * tests of tenancy. A table whose rules such a row breaks gets its own values in `row-recipes.ts`.
 */
export async function fillTenants({ pool }: Pick<Database, 'pool'>, channelIds: readonly string[]): Promise<void> {
  const tables = await tenantTables({ pool })
  for (const channelId of channelIds) {
    await pool.query(
      `insert into channels (id, name, tier, superior_channel_id, flags)
       select $1, 'Sub-channel of ' || $2, 2, $2::uuid, $3 where not exists (select from channels where superior_channel_id = $2::uuid)`,
      [uuid(), channelId, allFlags],
    )
    for (const table of tables) await fillTable(pool, table, channelId)
  }
}

async function fillTable(pool: Database['pool'], table: Table, channelId: string): Promise<void> {
  const { rows } = await pool.query(`select from ${table.name} where channel_id = $1 limit 1`, [channelId])
  if (rows.length > 0) return
  const values = new Map<string, unknown>([['channel_id', channelId]])
  for (const column of table.columns)
    if (column.needed && column.name !== 'channel_id') values.set(column.name, valueOf(column))
  // In a database of before there is no column yet that a migration adds.
  const own = Object.entries(recipes[table.name]?.(channelId) ?? {}).filter(([name]) =>
    table.columns.some((column) => column.name === name),
  )
  for (const [name, value] of own) values.set(name, value)
  for (const { columns, table: other, foreign } of table.references) {
    // A row need not point at one of its own table.
    if (other === table.name || !columns.some((name) => values.has(name) && name !== 'channel_id')) continue
    const key = foreign[columns.indexOf('channel_id')] ?? 'channel_id'
    const { rows: found } = await pool.query<Record<string, unknown>>(
      `select * from ${other} where ${key} = $1 order by 1, 2 limit 1`,
      [channelId],
    )
    columns.forEach((name, i) => values.set(name, found[0]?.[foreign[i] ?? '']))
  }
  for (const [name, value] of own) if (value !== undefined) values.set(name, value)
  const names = [...values.keys()]
  await pool
    .query(
      `insert into ${table.name} (${names.map((name) => `"${name}"`).join()}) values (${names.map((_, i) => `$${i + 1}`).join()})`,
      [...values.values()],
    )
    .catch((cause: unknown) => {
      throw new Error(`A made-up row does not fit ${table.name}; give its values in row-recipes.ts.`, { cause })
    })
}
