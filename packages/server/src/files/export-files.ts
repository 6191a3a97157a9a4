import { isNull } from 'drizzle-orm'
import { fileColumns } from '@icss/core/files/file.columns.ts'
import type { filesContract } from '@icss/core/files/files.contract.ts'
import { filesEn } from '@icss/core/files/files.en.ts'
import { filesZh } from '@icss/core/files/files.zh.ts'
import { categoryName } from '../categories/category-name.ts'
import { inCategory } from '../categories/category-of.ts'
import { exportPages } from '../entities/export-pages.ts'
import { exportAnswer } from '../exports/export-answer.ts'
import type { Handler } from '../http/handler.ts'
import { files } from './files.tables.ts'

export const exportFiles: Handler<(typeof filesContract)['export']> = async ({ session, tenant }, { query }) => {
  const { id: channelId } = session.channel
  const pages = exportPages(tenant, {
    table: files,
    extra: { group: categoryName(files.channelId, files.categoryId) },
    channelId,
    where: [isNull(files.deletedAt), inCategory(files, channelId, query.groupId)],
    rowOf: ({ id, name, publisher, type, size, createdAt, group }) => ({
      id,
      name,
      group,
      publisher,
      type,
      size: String(size),
      time: createdAt.toISOString(),
    }),
  })
  return exportAnswer(query, pages, fileColumns, { zh: filesZh, en: filesEn })
}
