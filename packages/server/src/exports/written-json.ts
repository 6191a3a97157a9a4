import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** What writes a text as JSON: the older function looks up how that is done for each text anew. */
const ofText = (version: number) => sql.raw(version >= 170_000 ? 'json_scalar' : 'to_json')

/** A text as JSON. */
export const writtenTextAsJson = (text: PgColumn | SQL, version: number): SQL => sql`${ofText(version)}(${text})`

/** Types whose text is JSON. */
const writtenAsJson = new Set(['boolean', 'smallint', 'integer', 'bigint', 'jsonb'])

/** The instant as the API writes it; null stays null. */
const instant = (value: PgColumn) =>
  sql`to_char(date_trunc('milliseconds', timezone('UTC', ${value})), 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

function jsonOf(value: PgColumn, version: number): SQL {
  const type = value.getSQLType()
  if (type === 'text') return writtenTextAsJson(value, version)
  if (type === 'text[]') return sql`array_to_json(${value})`
  if (type === 'timestamp with time zone') return writtenTextAsJson(instant(value), version)
  return writtenAsJson.has(type) ? sql`${value}::text` : writtenTextAsJson(sql`${value}::text`, version)
}

/** A value as JSON, in text or of a type that is written as its text; '' for null. `version` as `serverVersion` answers it. */
export const writtenJson = (value: PgColumn, version: number): SQL =>
  value.notNull ? jsonOf(value, version) : sql`coalesce(${jsonOf(value, version)}, '""')`
