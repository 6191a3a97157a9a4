import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  boolean,
  integer,
  pgTable,
  smallint,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { defaultQuotas } from '@icss/core/channels/quotas.ts'

/**
 * An organisation on the platform; a chamber when `cocId` is set; tier 2 has a superior. Two more foreign keys stand in
 * the migration, since their tables point back here: (id, admin_account_id, admin_alive) to accounts, and
 * (superior_channel_id, template_id) to the superior's permission templates.
 */
export const channels = pgTable(
  'channels',
  {
    id: uuid().primaryKey(),
    name: text().notNull(),
    abbreviation: text().notNull().default(''),
    tier: smallint().$type<1 | 2>().notNull(),
    superiorChannelId: uuid('superior_channel_id').references((): AnyPgColumn => channels.id),
    cocId: text('coc_id'),
    cocName: text('coc_name'),
    membershipCode: text('membership_code').notNull().default(''),
    adminPhone: text('admin_phone').notNull().default(''),
    /** The phone that takes the place of a lost one at `nextAdminPhoneAt`; '' while none is awaited. */
    nextAdminPhone: text('next_admin_phone').notNull().default(''),
    nextAdminPhoneAt: timestamp('next_admin_phone_at', { withTimezone: true }),
    /** The current administrator, who can be neither disabled nor deleted before another is chosen (seed section 5). */
    adminAccountId: uuid('admin_account_id'),
    /** Always true: the administrator is an account that is alive, by `channels_admin_account`. */
    adminAlive: boolean('admin_alive')
      .notNull()
      .generatedAlwaysAs(sql`true`),
    logo: text().notNull().default(''),
    remark: text().notNull().default(''),
    /** The superior's template that the flags were last set by; null when they were set one by one. */
    templateId: uuid('template_id'),
    /** The 12 permission flags by id. */
    flags: boolean().array().notNull(),
    /** Bytes that the channel may store. */
    storageQuotaBytes: bigint('storage_quota_bytes', { mode: 'number' }).notNull().default(defaultQuotas.storageBytes),
    /** Bytes that the channel may send in a month of China. */
    trafficQuotaBytes: bigint('traffic_quota_bytes', { mode: 'number' }).notNull().default(defaultQuotas.trafficBytes),
    /** Sub-channels that a main channel may have. */
    subChannelQuota: integer('sub_channel_quota').notNull().default(defaultQuotas.subChannels),
    /** SMS that pages of the channel may send in a day. */
    smsPerDay: integer('sms_per_day').notNull().default(defaultQuotas.smsPerDay),
    /** Whether what bound employees file waits until the chamber approves it. */
    filingsNeedApproval: boolean('filings_need_approval').notNull().default(true),
    enabled: boolean().notNull().default(true),
    /** When the demo had filled it; null for a channel of people. */
    demoFilledAt: timestamp('demo_filled_at', { withTimezone: true }),
    version: integer().notNull().default(1),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    // What a group's members and a template's users point at: a sub-channel of that very superior.
    unique('channels_of_superior').on(table.superiorChannelId, table.id),
    uniqueIndex('channels_coc_id')
      .on(table.cocId)
      .where(sql`${table.cocId} is not null`),
    // Two sub-channels of one superior cannot have one name, nor can two main channels.
    uniqueIndex('channels_name').on(
      sql`coalesce(${table.superiorChannelId}, '00000000-0000-0000-0000-000000000000')`,
      table.name,
    ),
  ],
)
