import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { fileColumns, portableFileColumns } from '@icss/core/files/file.columns.ts'
import { pathsOf } from '@icss/core/categories/category-path.ts'
import type { filesContract } from '@icss/core/files/files.contract.ts'
import { filesEn } from '@icss/core/files/files.en.ts'
import { filesZh } from '@icss/core/files/files.zh.ts'
import { inCategory } from '../categories/category-of.ts'
import { readPlaces } from '../categories/category-tree.ts'
import type { Db } from '../database/database.ts'
import { pagesAfter } from '../entities/pages-after.ts'
import { exportAnswer } from '../exports/export-answer.ts'
import type { Handler } from '../http/handler.ts'
import { files } from './files.tables.ts'

interface Row {
  readonly id: string
  readonly name: string
  readonly group: string
  readonly publisher: string
  readonly type: string
  readonly size: number
  readonly createdAt: Date
}

/** Files by their time, then by all else that an export says of them, so that two disks with the same files export the same. */
async function pageOf(
  db: Db,
  channelId: string,
  groupId: string | undefined,
  after: Row | undefined,
  limit: number,
): Promise<Row[]> {
  const paths = [...pathsOf(await readPlaces(db, channelId, 'file'))]
  const { id, name, publisher, type, size, createdAt } = files
  const group = sql<string>`coalesce(path, '')`
  const order = [createdAt, name, publisher, type, size, group, id].map((one) => sql`${one}`)
  // The index knows a range of times alone.
  const behind =
    after &&
    sql`${createdAt} >= ${after.createdAt.toISOString()}::timestamptz and
      (${sql.join(order, sql`, `)}) > (${after.createdAt.toISOString()}::timestamptz, ${after.name}, ${after.publisher},
      ${after.type}, ${after.size}::bigint, ${after.group}, ${after.id}::uuid)`
  return db
    .select({ id, name, group, publisher, type, size, createdAt })
    .from(files)
    .leftJoin(
      sql`unnest(${sql.param(paths.map(([of]) => of))}::uuid[], ${sql.param(paths.map(([, path]) => path))}::text[]) as paths(category, path)`,
      sql`category = ${files.categoryId}`,
    )
    .where(and(eq(files.channelId, channelId), isNull(files.deletedAt), inCategory(files, channelId, groupId), behind))
    .orderBy(...order.map((one) => asc(one)))
    .limit(limit)
}

export const exportFiles: Handler<(typeof filesContract)['export']> = async ({ session, tenant }, { query }) => {
  const { id: channelId } = session.channel
  const pages = pagesAfter(
    (after: Row | undefined, limit) => tenant((db) => pageOf(db, channelId, query.groupId, after, limit)),
    (row) => row,
  )
  async function* rows() {
    for await (const page of pages)
      yield page.map(({ createdAt, size, ...row }) => ({ ...row, size: String(size), time: createdAt.toISOString() }))
  }
  const columns = query.ids ? fileColumns : portableFileColumns
  return exportAnswer(query, rows(), columns, { zh: filesZh, en: filesEn })
}
