import { sql } from 'drizzle-orm'
import { foreignKey, index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { SignUpState } from '@icss/core/sign-ups/sign-up.ts'
import { activities } from '../activities/activities.tables.ts'
import { pinyinOf } from '../database/pinyin-order.ts'
import { entityColumns } from '../entities/entity-columns.ts'

/** People of activities. Ids are in the order of signing up, in which those who wait move up. */
export const signUps = pgTable(
  'sign_ups',
  {
    ...entityColumns(),
    activityId: uuid('activity_id').notNull(),
    name: text().notNull(),
    phone: text().notNull(),
    company: text().notNull(),
    state: text().$type<SignUpState>().notNull().default('confirmed'),
  },
  (table) => [
    primaryKey({ columns: [table.channelId, table.id] }),
    index('sign_ups_added').on(table.channelId, table.activityId, table.state, table.id),
    index('sign_ups_name').on(table.channelId, table.activityId, pinyinOf(table.name), table.id),
    // A person over all activities.
    index('sign_ups_person').on(table.channelId, table.phone),
    uniqueIndex('sign_ups_phone')
      .on(table.channelId, table.activityId, table.phone)
      .where(sql`${table.state} <> 'cancelled'`),
    foreignKey({
      columns: [table.channelId, table.activityId],
      foreignColumns: [activities.channelId, activities.id],
    }).onDelete('cascade'),
  ],
)
