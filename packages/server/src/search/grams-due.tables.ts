import { pgTable, text, uuid } from 'drizzle-orm/pg-core'

/**
 * Tables whose rows have the bigrams of an older release, and behind which of their rows those are; none once all have
 * been made anew.
 */
export const gramsDue = pgTable('grams_due', {
  of: text().primaryKey(),
  afterChannelId: uuid('after_channel_id').notNull().default('00000000-0000-0000-0000-000000000000'),
  afterId: uuid('after_id').notNull().default('00000000-0000-0000-0000-000000000000'),
})
