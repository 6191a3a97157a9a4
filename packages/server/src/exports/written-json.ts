import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** What writes a text as JSON: the older function looks up how that is done for each text anew. */
const ofText = (version: number) => sql.raw(version >= 170_000 ? 'json_scalar' : 'to_json')

/** A text as JSON. */
export const writtenTextAsJson = (text: PgColumn | SQL, version: number): SQL => sql`${ofText(version)}(${text})`

/** A value as JSON, as text or of a type that is written as its text; `version` as `serverVersion` answers it. */
export function writtenJson(value: PgColumn, version: number): SQL {
  const type = value.getSQLType()
  if (type === 'text') return writtenTextAsJson(value, version)
  return type === 'text[]' ? sql`array_to_json(${value})` : sql`${value}::text`
}
