import { foreignKey, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { channels } from '../channels/channels.tables.ts'
import { companies } from '../companies/companies.tables.ts'

/** The organisation behind a channel; there is no row before somebody has described it. */
export const organisations = pgTable(
  'organisations',
  {
    channelId: uuid('channel_id').primaryKey(),
    name: text().notNull(),
    phone: text().notNull(),
    email: text().notNull(),
    website: text().notNull(),
    address: text().notNull(),
    brief: text().notNull(),
    logo: text().notNull(),
    responsiblePerson: text('responsible_person').notNull(),
    officialWebsite: text('official_website').notNull(),
    weChatPublicAccount: text('we_chat_public_account').notNull(),
    weChatQr: text('we_chat_qr').notNull(),
    introduction: text().notNull(),
    account: text().notNull(),
    ownCompanyId: uuid('own_company_id'),
    version: integer().notNull().default(1),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    foreignKey({ columns: [table.channelId], foreignColumns: [channels.id] }).onDelete('cascade'),
    foreignKey({
      name: 'organisations_own_company',
      columns: [table.channelId, table.ownCompanyId],
      foreignColumns: [companies.channelId, companies.id],
    }),
  ],
)
