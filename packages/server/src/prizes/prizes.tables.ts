import { foreignKey, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { channels } from '../channels/channels.tables.ts'
import { pinyinOf } from '../database/pinyin-order.ts'
import { entityColumns, searchColumn } from '../entities/entity-columns.ts'

/** The prize library. `quantity` is the stock, which the awards of all meetings together do not exceed. */
export const prizes = pgTable(
  'prizes',
  {
    ...entityColumns(),
    name: text().notNull(),
    explanation: text().notNull(),
    price: text().notNull(),
    image: text().notNull(),
    link: text().notNull(),
    quantity: integer().notNull(),
    grade: text().notNull(),
    grams: searchColumn(),
  },
  (table) => [
    primaryKey({ columns: [table.channelId, table.id] }),
    index('prizes_updated').on(table.channelId, table.updatedAt, table.id),
    index('prizes_name').on(table.channelId, pinyinOf(table.name), table.id),
    index('prizes_quantity').on(table.channelId, table.quantity, table.id),
    index('prizes_grams').using('gin', table.grams),
    foreignKey({ columns: [table.channelId], foreignColumns: [channels.id] }).onDelete('cascade'),
  ],
)
