import { and, asc, eq, getTableColumns, gt, type SQL } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '../database/database.ts'
import { pagesAfter } from './pages-after.ts'

type Exported = PgTable & { readonly channelId: AnyPgColumn; readonly id: AnyPgColumn }

/** Runs work in the scope of the channel that asks. */
type Tenant = <T>(work: (db: Db) => Promise<T>) => Promise<T>

/**
 * The rows of one channel by pages in the order of their ids, `extra` read beside their columns. Each page is a short
 * transaction of its own.
 */
export async function* exportPages<T extends Exported, Row extends object>(
  tenant: Tenant,
  {
    table,
    extra = {},
    channelId,
    where,
    rowOf,
  }: {
    readonly table: T
    readonly extra?: Readonly<Record<string, SQL>>
    readonly channelId: string
    readonly where: readonly (SQL | undefined)[]
    readonly rowOf: (stored: T['$inferSelect'] & Readonly<Record<string, unknown>>) => Row
  },
): AsyncGenerator<readonly Row[]> {
  type Stored = T['$inferSelect'] & Readonly<Record<string, unknown>> & { readonly id: string }
  const source = table as PgTable
  const pages = pagesAfter(
    (after: string | undefined, limit) =>
      tenant((db) =>
        db
          .select({ ...getTableColumns(source), ...extra })
          .from(source)
          .where(and(eq(table.channelId, channelId), ...where, after === undefined ? undefined : gt(table.id, after)))
          .orderBy(asc(table.id))
          .limit(limit),
      ) as Promise<Stored[]>,
    ({ id }) => id,
  )
  for await (const page of pages) yield page.map(rowOf)
}
