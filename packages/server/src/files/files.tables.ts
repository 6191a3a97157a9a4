import { type SQL, sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  foreignKey,
  index,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { categories } from '../categories/categories.tables.ts'
import { channels } from '../channels/channels.tables.ts'
import { pinyinOf } from '../database/pinyin-order.ts'
import { entityColumns, searchColumn } from '../entities/entity-columns.ts'
import { uploads } from '../uploads/uploads.tables.ts'

const isKept = ({ deletedAt }: { readonly deletedAt: AnyPgColumn }): SQL => sql`${deletedAt} is null`

/**
 * The cloud disk. A file is its upload: when that goes, the file goes with it. `categoryId` is its group; `type` and
 * `size` are the upload's, kept here to be sorted by; what has a `deletedAt` can be restored for some days. `importedBy`
 * is the last import a row of which meant the file, so that no other row of it does.
 */
export const files = pgTable(
  'files',
  {
    ...entityColumns(),
    // Exports are in its order, and write no more of it.
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
    name: text().notNull(),
    categoryId: uuid('category_id'),
    publisher: text().notNull(),
    uploadId: uuid('upload_id').notNull(),
    file: text().notNull(),
    type: text().notNull(),
    size: bigint({ mode: 'number' }).notNull(),
    deletedAt: timestamp('deleted_at', { withTimezone: true }),
    importedBy: uuid('imported_by'),
    grams: searchColumn(),
  },
  (table) => [
    primaryKey({ columns: [table.channelId, table.id] }),
    unique('files_upload').on(table.channelId, table.uploadId),
    index('files_created').on(table.channelId, table.createdAt, table.id).where(isKept(table)),
    index('files_name').on(table.channelId, pinyinOf(table.name), table.id).where(isKept(table)),
    index('files_size').on(table.channelId, table.size, table.id).where(isKept(table)),
    index('files_type').on(table.channelId, table.type, table.id).where(isKept(table)),
    index('files_deleted')
      .on(table.channelId, table.createdAt, table.id)
      .where(sql`${table.deletedAt} is not null`),
    index('files_category').on(table.channelId, table.categoryId),
    index('files_grams').using('gin', table.grams),
    foreignKey({ columns: [table.channelId], foreignColumns: [channels.id] }).onDelete('cascade'),
    foreignKey({
      columns: [table.channelId, table.categoryId],
      foreignColumns: [categories.channelId, categories.id],
    }),
    foreignKey({
      columns: [table.channelId, table.uploadId],
      foreignColumns: [uploads.channelId, uploads.id],
    }).onDelete('cascade'),
  ],
)
