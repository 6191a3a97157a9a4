import { boolean, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** An organisation on the platform; a chamber when `cocId` is set; tier 2 has a superior. */
export const channels = pgTable('channels', {
  id: uuid().primaryKey(),
  name: text().notNull(),
  abbreviation: text().notNull().default(''),
  tier: smallint().$type<1 | 2>().notNull(),
  superiorChannelId: uuid('superior_channel_id'),
  cocId: text('coc_id'),
  cocName: text('coc_name'),
  membershipCode: text('membership_code').notNull().default(''),
  adminPhone: text('admin_phone').notNull().default(''),
  /** The 12 permission flags by id. */
  flags: boolean().array().notNull(),
  enabled: boolean().notNull().default(true),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
})
