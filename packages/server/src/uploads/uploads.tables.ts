import { sql } from 'drizzle-orm'
import {
  bigint,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import type { UploadSlotName } from '@icss/core/uploads/upload-slot.ts'
import { channels } from '../channels/channels.tables.ts'
import type { PartialState } from '../storage/storage.ts'

/**
 * granted: a token was given; open: bytes come in; done: the object can be read; leaving: what it stored is being
 * deleted, and its row after that.
 */
export type UploadStatus = 'granted' | 'open' | 'done' | 'leaving'

/**
 * One upload from its token to its object. `stored` bytes were acknowledged and are on the disk; `bytes` is null until
 * the client says how many there will be; `reserved` bytes are held of the channel's quota. Who writes has raised
 * `writer`, and acknowledges only while it is still theirs.
 */
export const uploads = pgTable(
  'uploads',
  {
    channelId: uuid('channel_id').notNull(),
    id: uuid().notNull(),
    /** Who sent it: an account, the card that its owner did it for, or nobody (a media server). */
    accountId: uuid('account_id').notNull(),
    status: text().$type<UploadStatus>().notNull().default('granted'),
    /** SHA-256 of the token that opens it; null once used. */
    tokenHash: text('token_hash'),
    /** What `admin/uptoken` answered as `fileName`. */
    prefix: text().notNull(),
    slot: text().$type<UploadSlotName | ''>().notNull().default(''),
    fileName: text('file_name').notNull().default(''),
    /** SHA-256 of the content as the uploader says it, hex, '' when not said: by it they find their file again. */
    digest: text().notNull().default(''),
    /** `Upload-Metadata` as it came, since HEAD has to repeat it. */
    metadata: text().notNull().default(''),
    key: text(),
    bytes: bigint({ mode: 'number' }),
    stored: bigint({ mode: 'number' }).notNull().default(0),
    reserved: bigint({ mode: 'number' }).notNull().default(0),
    writer: integer().notNull().default(0),
    /** What the storage has to know to go on. */
    partial: jsonb().$type<PartialState>().notNull().default({}),
    /** When it is deleted although it is done, unless a text that shows it is saved before. */
    sweptAt: timestamp('swept_at', { withTimezone: true }),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.channelId, table.id] }),
    foreignKey({ columns: [table.channelId], foreignColumns: [channels.id] }),
    unique('uploads_token').on(table.tokenHash),
    unique('uploads_key').on(table.key),
    index('uploads_digest')
      .on(table.channelId, table.digest)
      .where(sql`${table.digest} <> ''`),
    index('uploads_expiry')
      .on(table.expiresAt)
      .where(sql`${table.status} <> 'done'`),
    index('uploads_sweep')
      .on(table.sweptAt)
      .where(sql`${table.sweptAt} is not null`),
  ],
)
