import { type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

/**
 * A column of the row around a subselect, with the name of its table: drizzle leaves that out in a select of one table, and
 * the column would be one of the subselect's own.
 */
export const outer = (column: AnyPgColumn): SQL => sql`${column.table}.${sql.identifier(column.name)}`
