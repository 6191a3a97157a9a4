import {
  bigint,
  boolean,
  date,
  foreignKey,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import type { AlertLevel, ByteQuota } from '@icss/core/usage/quota-alert.ts'
import type { TrafficKind, TrafficThing } from '@icss/core/usage/traffic.ts'
import { channels } from '../channels/channels.tables.ts'

const bytes = () => bigint({ mode: 'number' }).notNull()

/** Bytes that left on a day of China, by why they did: the sums of `traffic_things`, so that years are read at once. */
export const trafficDays = pgTable(
  'traffic_days',
  {
    channelId: uuid('channel_id').notNull(),
    day: date().notNull(),
    kind: text().$type<TrafficKind>().notNull(),
    bytes: bytes(),
  },
  (table) => [
    primaryKey({ columns: [table.channelId, table.day, table.kind] }),
    foreignKey({ columns: [table.channelId], foreignColumns: [channels.id] }).onDelete('cascade'),
  ],
)

/** Bytes that left on a day of China, by what they were of. A thing that is deleted leaves what it caused. */
export const trafficThings = pgTable(
  'traffic_things',
  {
    channelId: uuid('channel_id').notNull(),
    day: date().notNull(),
    thing: text().$type<TrafficThing>().notNull(),
    thingId: uuid('thing_id').notNull(),
    kind: text().$type<TrafficKind>().notNull(),
    bytes: bytes(),
  },
  (table) => [
    primaryKey({ columns: [table.channelId, table.day, table.thing, table.thingId, table.kind] }),
    foreignKey({ columns: [table.channelId], foreignColumns: [channels.id] }).onDelete('cascade'),
  ],
)

/** Bytes that were stored when a day of China ended; of today, when it was looked last. */
export const storedDays = pgTable(
  'stored_days',
  {
    channelId: uuid('channel_id').notNull(),
    day: date().notNull(),
    bytes: bytes(),
  },
  (table) => [
    primaryKey({ columns: [table.channelId, table.day] }),
    foreignKey({ columns: [table.channelId], foreignColumns: [channels.id] }).onDelete('cascade'),
  ],
)

/** How far use of a quota has been told to the administrators, and whether they want that by SMS too. */
export const quotaAlerts = pgTable(
  'quota_alerts',
  {
    channelId: uuid('channel_id').notNull(),
    quota: text().$type<ByteQuota>().notNull(),
    level: smallint().$type<AlertLevel>().notNull().default(0),
    /** When `level` was told. */
    raisedAt: timestamp('raised_at', { withTimezone: true }),
    bySms: boolean('by_sms').notNull().default(true),
  },
  (table) => [
    primaryKey({ columns: [table.channelId, table.quota] }),
    foreignKey({ columns: [table.channelId], foreignColumns: [channels.id] }).onDelete('cascade'),
  ],
)
