import { foreignKey, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { BusinessCardStatus, CardLink } from '@icss/core/business-cards/business-card.ts'
import { channels } from '../channels/channels.tables.ts'
import { pinyinOf } from '../database/pinyin-order.ts'
import { entityColumns, searchColumn } from '../entities/entity-columns.ts'

/** Cards of those who speak for a channel; `views` counts the visits of their public pages. */
export const businessCards = pgTable(
  'business_cards',
  {
    ...entityColumns(),
    name: text().notNull(),
    position: text().notNull(),
    company: text().notNull(),
    phone: text().notNull(),
    email: text().notNull(),
    weChat: text('we_chat').notNull(),
    address: text().notNull(),
    avatar: text().notNull(),
    introduction: text().notNull(),
    links: jsonb().$type<CardLink[]>().notNull(),
    serialNumber: integer('serial_number').notNull(),
    status: text().$type<BusinessCardStatus>().notNull().default('on'),
    views: integer().notNull().default(0),
    grams: searchColumn(),
  },
  (table) => [
    primaryKey({ columns: [table.channelId, table.id] }),
    index('business_cards_serial').on(table.channelId, table.serialNumber, table.id),
    index('business_cards_name').on(table.channelId, pinyinOf(table.name), table.id),
    index('business_cards_views').on(table.channelId, table.views, table.id),
    index('business_cards_updated').on(table.channelId, table.updatedAt, table.id),
    index('business_cards_grams').using('gin', table.grams),
    foreignKey({ columns: [table.channelId], foreignColumns: [channels.id] }).onDelete('cascade'),
  ],
)
