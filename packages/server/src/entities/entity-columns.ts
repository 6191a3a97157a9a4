import { bigint, integer, timestamp, uuid } from 'drizzle-orm/pg-core'

/** The columns that every table of entities has; the primary key is (channel_id, id), ids are UUIDs of version 7. */
export const entityColumns = () => ({
  channelId: uuid('channel_id').notNull(),
  id: uuid().notNull(),
  version: integer().notNull().default(1),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
})

/** The account that made a row, where one did. No draft says it; rows from before it was kept have none. */
export const createdByColumn = () => uuid('created_by')

/** What a table keeps of the account that makes a row, if it keeps it and one does. */
export const madeBy = (columns: object, by: string | undefined): { readonly createdBy?: string } =>
  'createdBy' in columns && by !== undefined ? { createdBy: by } : {}

/** Bigrams of what a search finds an entity by; the table has a GIN index on them. */
export const searchColumn = () => bigint({ mode: 'number' }).array().notNull()
