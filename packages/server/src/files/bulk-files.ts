import { sql } from 'drizzle-orm'
import { fileColumns } from '@icss/core/files/file.columns.ts'
import { filesEn } from '@icss/core/files/files.en.ts'
import { filesZh } from '@icss/core/files/files.zh.ts'
import { categoryName } from '../categories/category-name.ts'
import type { Exported } from '../entities/exported.ts'
import type { BulkParts } from '../selections/bulk-parts.ts'
import { changeFiles } from './files.repository.ts'
import { files } from './files.tables.ts'

/** Files are deleted by a mark, since their bytes wait with them, and restored by taking it away. */
export const binFiles: Pick<BulkParts, 'remove' | 'restore'> = {
  remove: (db, channelId, id) =>
    changeFiles(db, channelId, {
      ids: [id],
      state: 'kept',
      values: { deletedAt: sql`now()` as unknown as Date },
    }),
  restore: (db, channelId, id) =>
    changeFiles(db, channelId, { ids: [id], state: 'deleted', values: { deletedAt: null } }),
}

/** What an export of chosen files says beside the store. */
export const exportedFiles: Exported = {
  columns: fileColumns,
  words: { zh: filesZh, en: filesEn },
  instead: (channelId) => ({ group: categoryName(channelId, files.categoryId), time: files.createdAt }),
}
