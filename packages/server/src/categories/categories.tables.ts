import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import type { CategoryKind } from '@icss/core/categories/category.ts'
import { channels } from '../channels/channels.tables.ts'
import { entityColumns } from '../entities/entity-columns.ts'

/** The trees of categories, one for each kind of thing; `position` orders siblings. */
export const categories = pgTable(
  'categories',
  {
    ...entityColumns(),
    kind: text().$type<CategoryKind>().notNull(),
    name: text().notNull(),
    parentId: uuid('parent_id'),
    position: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.channelId, table.id] }),
    unique('categories_name').on(table.channelId, table.kind, table.name),
    index('categories_parent')
      .on(table.channelId, table.parentId)
      .where(sql`${table.parentId} is not null`),
    foreignKey({ columns: [table.channelId], foreignColumns: [channels.id] }).onDelete('cascade'),
    foreignKey({
      columns: [table.channelId, table.parentId],
      foreignColumns: [table.channelId as AnyPgColumn, table.id as AnyPgColumn],
    }),
  ],
)
