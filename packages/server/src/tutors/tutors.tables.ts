import { foreignKey, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { TutorDraft } from '@icss/core/tutors/tutor.ts'
import { categories } from '../categories/categories.tables.ts'
import { channels } from '../channels/channels.tables.ts'
import { pinyinOf } from '../database/pinyin-order.ts'
import { entityColumns, searchColumn } from '../entities/entity-columns.ts'

export const tutors = pgTable(
  'tutors',
  {
    ...entityColumns(),
    name: text().notNull(),
    categoryId: uuid('category_id'),
    introduction: text().notNull(),
    avatar: text().notNull(),
    serial: integer().notNull(),
    status: text().$type<TutorDraft['status']>().notNull(),
    grams: searchColumn(),
  },
  (table) => [
    primaryKey({ columns: [table.channelId, table.id] }),
    index('tutors_serial').on(table.channelId, table.serial, table.id),
    index('tutors_name').on(table.channelId, pinyinOf(table.name), table.id),
    index('tutors_updated').on(table.channelId, table.updatedAt, table.id),
    index('tutors_category').on(table.channelId, table.categoryId),
    index('tutors_grams').using('gin', table.grams),
    foreignKey({ columns: [table.channelId], foreignColumns: [channels.id] }).onDelete('cascade'),
    foreignKey({
      columns: [table.channelId, table.categoryId],
      foreignColumns: [categories.channelId, categories.id],
    }),
  ],
)
