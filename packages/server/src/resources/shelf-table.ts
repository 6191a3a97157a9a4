import { integer, type pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { filedByTypes } from '@icss/core/resources/shelf.ts'
import type { KeptOffReason } from '@icss/core/resources/shelf-rules.ts'
import { createdByColumn, entityColumns, searchColumn } from '../entities/entity-columns.ts'

/** The columns of what stands on the shelf; whether it stands there now follows from `offReason` and `expiresAt`. */
export const shelfColumnsOf = <Type extends number>() => ({
  ...entityColumns(),
  createdBy: createdByColumn(),
  companyId: uuid('company_id').notNull(),
  contactId: uuid('contact_id'),
  type: integer().$type<Type>().notNull(),
  name: text().notNull(),
  title: text().notNull(),
  content: text().notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }),
  offReason: text('off_reason').$type<KeptOffReason>().notNull().default(''),
  filedBy: text('filed_by')
    .$type<(typeof filedByTypes)[number]>()
    .notNull()
    .$default(() => 'organisation'),
  /** The card of the bound employee who filed it; it stays when that card goes. */
  filerId: uuid('filer_id'),
  /** Whose that card was then, by its `ownerKey`: what they filed is not the next owner's. */
  filerKey: text('filer_key'),
  /** What they were called on it then. */
  filerName: text('filer_name').notNull().default(''),
  /** Why it was refused; '' unless it was. */
  refusal: text().notNull().default(''),
  grams: searchColumn(),
})

/** A table of what stands on the shelf: of resources or of demands. */
export type ShelfTable = ReturnType<typeof pgTable<string, ReturnType<typeof shelfColumnsOf<number>>>>
