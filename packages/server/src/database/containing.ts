import { ilike, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

/** Whether a text holds `part`, in either case; what LIKE takes for a pattern is taken as it stands. */
export const containing = (column: AnyPgColumn, part: string): SQL =>
  ilike(column, `%${part.replace(/[\\%_]/g, '\\$&')}%`)
