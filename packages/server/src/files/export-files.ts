import { and, asc, eq, gt, isNull } from 'drizzle-orm'
import { fileColumns } from '@icss/core/files/file.columns.ts'
import type { filesContract } from '@icss/core/files/files.contract.ts'
import { filesEn } from '@icss/core/files/files.en.ts'
import { filesZh } from '@icss/core/files/files.zh.ts'
import { categories } from '../categories/categories.tables.ts'
import { inCategory } from '../categories/category-of.ts'
import type { Db } from '../database/database.ts'
import { exportRows } from '../exports/export-rows.ts'
import { mediaTypes } from '../exports/media-types.ts'
import type { Handler } from '../http/handler.ts'
import { files } from './files.tables.ts'

const limit = 2000

async function pageOf(db: Db, channelId: string, groupId: string | undefined, after: string | undefined) {
  const rows = await db
    .select({ file: files, group: categories.name })
    .from(files)
    .leftJoin(categories, and(eq(categories.channelId, files.channelId), eq(categories.id, files.categoryId)))
    .where(
      and(
        eq(files.channelId, channelId),
        isNull(files.deletedAt),
        inCategory(files, channelId, groupId),
        after === undefined ? undefined : gt(files.id, after),
      ),
    )
    .orderBy(asc(files.id))
    .limit(limit)
  return rows.map(({ file: { id, name, publisher, type, size, createdAt }, group }) => ({
    id,
    name,
    group: group ?? '',
    publisher,
    type,
    size: String(size),
    time: createdAt.toISOString(),
  }))
}

export const exportFiles: Handler<(typeof filesContract)['export']> = (
  { session, tenant },
  { query: { format, language, groupId } },
) => {
  // Pages by id, each its own short transaction: a slow reader holds no snapshot open.
  async function* pages() {
    for (let after: string | undefined; ;) {
      const page = await tenant((db) => pageOf(db, session.channel.id, groupId, after))
      if (page.length > 0) yield page
      if (page.length < limit) return
      after = page.at(-1)?.id
    }
  }
  const { title } = language === 'zh' ? filesZh : filesEn
  return Promise.resolve({
    name: `${title}.${format}`,
    type: mediaTypes[format],
    content: exportRows(format, pages(), fileColumns, language, title),
  })
}
