import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { Role } from '@icss/core/permissions/role.ts'
import { channels } from '../channels/channels.tables.ts'
import { permissionTemplates } from '../permission-templates/permission-templates.tables.ts'

/**
 * A person who logs in to a channel. `number` is what they type; it is unique over all channels. An account that is not
 * an administrator holds the flags of its template, or its own ones, as far as the channel has them; else none.
 */
export const accounts = pgTable(
  'accounts',
  {
    channelId: uuid('channel_id').notNull(),
    id: uuid().notNull(),
    number: text().notNull(),
    name: text().notNull(),
    phone: text().notNull().default(''),
    remark: text().notNull().default(''),
    role: text().$type<Role>().notNull(),
    templateId: uuid('template_id'),
    /** Its own twelve flags, where it has no template. */
    ownFlags: boolean('own_flags').array(),
    /** Chamber business, which the chamber's administrator gives; administrators have it without. */
    business: boolean().notNull().default(false),
    passwordHash: text('password_hash').notNull(),
    mustChangePassword: boolean('must_change_password').notNull().default(false),
    enabled: boolean().notNull().default(true),
    /** A deleted account stays, for what names it as its author; it cannot log in, and its number is free. */
    deletedAt: timestamp('deleted_at', { withTimezone: true }),
    /** What an administrator's account has to be; `channels_admin_account` refers to it. */
    alive: boolean()
      .notNull()
      .generatedAlwaysAs(sql`enabled and deleted_at is null`),
    version: integer().notNull().default(1),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.channelId, table.id] }),
    uniqueIndex('accounts_number')
      .on(table.number)
      .where(sql`${table.deletedAt} is null`),
    unique('accounts_alive').on(table.channelId, table.id, table.alive),
    foreignKey({ columns: [table.channelId], foreignColumns: [channels.id] }),
    foreignKey({
      columns: [table.channelId, table.templateId],
      foreignColumns: [permissionTemplates.channelId, permissionTemplates.id],
    }),
    check('accounts_template_or_own', sql`${table.templateId} is null or ${table.ownFlags} is null`),
    index('accounts_template').on(table.channelId, table.templateId),
    index('accounts_phone').on(table.phone),
  ],
)

/** The flags that an account is given, by its template or one by one; null for none. For statements that join both. */
export const givenFlags = sql<boolean[] | null>`coalesce(${permissionTemplates.flags}, ${accounts.ownFlags})`

/** When an account was last used. A table of its own: it is written while the account is being changed. */
export const accountSightings = pgTable(
  'account_sightings',
  {
    channelId: uuid('channel_id').notNull(),
    accountId: uuid('account_id').notNull(),
    seenAt: timestamp('seen_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.channelId, table.accountId] }),
    foreignKey({
      columns: [table.channelId, table.accountId],
      foreignColumns: [accounts.channelId, accounts.id],
    }).onDelete('cascade'),
  ],
)
