import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { Operation, OperationKind } from '@icss/core/operations/operation.ts'
import type { StartedKind } from '@icss/core/operations/run-needs.ts'
import type { AlikeRow } from '@icss/core/operations/alike-row.ts'
import type { RejectedRow } from '@icss/core/operations/rejected-row.ts'
import type { TableReading } from '@icss/core/operations/table-reading.ts'
import type { KeptChange } from './kept-changes.ts'
import { packedIds, packedNumbers } from '../database/packed.ts'
import { accounts } from '../accounts/accounts.tables.ts'

/** Bulk runs, and at the same time their queue: a replica that runs one holds an advisory lock on its id. */
export const operations = pgTable(
  'operations',
  {
    channelId: uuid('channel_id').notNull(),
    id: uuid().notNull(),
    kind: text().$type<OperationKind>().notNull(),
    status: text().$type<Operation['status']>().notNull().default('queued'),
    title: text().notNull(),
    accountId: uuid('account_id').notNull(),
    startedBy: text('started_by').notNull(),
    dryRun: boolean('dry_run').notNull().default(false),
    options: jsonb().$type<Record<string, unknown>>().notNull(),
    /** SHA-256 of the file and the options: a run sent twice is one run. */
    digest: text().notNull(),
    /** The file that it reads; kept until the run is done, or cannot be resumed any more. */
    fileKey: text('file_key'),
    undoes: uuid(),
    /** The kind of the run that an undo undoes: who may start that may have to do with the undo. */
    undoesKind: text('undoes_kind').$type<StartedKind>(),
    undoneBy: uuid('undone_by'),
    rows: integer(),
    /** Rows decided so far; a resumed run starts behind them. */
    rowsDone: integer('rows_done').notNull().default(0),
    good: integer().notNull().default(0),
    bad: integer().notNull().default(0),
    created: integer().notNull().default(0),
    updated: integer().notNull().default(0),
    deleted: integer().notNull().default(0),
    skipped: integer().notNull().default(0),
    alike: integer().notNull().default(0),
    bytes: bigint({ mode: 'number' }).notNull().default(0),
    bytesRead: bigint('bytes_read', { mode: 'number' }).notNull().default(0),
    headers: text().array(),
    reading: jsonb().$type<TableReading>(),
    failure: jsonb().$type<Operation['failure']>(),
    cancelRequested: boolean('cancel_requested').notNull().default(false),
    /** How often it was begun since it last came further, by processes that did not live to say how it ended. */
    attempts: integer().notNull().default(0),
    /** The most rows that it had decided when it was begun. */
    attemptedFrom: integer('attempted_from').notNull().default(0),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    startedAt: timestamp('started_at', { withTimezone: true }),
    finishedAt: timestamp('finished_at', { withTimezone: true }),
    /** When its rejected rows, its changes and its file were swept; it can be neither undone nor resumed since. */
    sweptAt: timestamp('swept_at', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.channelId, table.id] }),
    foreignKey({ columns: [table.channelId, table.accountId], foreignColumns: [accounts.channelId, accounts.id] }),
    index('operations_created').on(table.channelId, table.createdAt),
    uniqueIndex('operations_unfinished')
      .on(table.channelId, table.kind, table.digest)
      .where(sql`${table.status} in ('queued', 'running')`),
    index('operations_queue')
      .on(table.createdAt)
      .where(sql`${table.status} in ('queued', 'running')`),
  ],
)

/**
 * What a run changed, one row a batch in the transaction of that batch: ids of what it created packed, since a run
 * creates a hundred thousand; what it changed with the values before.
 */
export const operationChanges = pgTable(
  'operation_changes',
  {
    channelId: uuid('channel_id').notNull(),
    operationId: uuid('operation_id').notNull(),
    /** Rows decided before the batch. */
    batch: integer().notNull(),
    createdLines: packedNumbers('created_lines').notNull(),
    createdIds: packedIds('created_ids').notNull(),
    changed: jsonb().$type<KeptChange[]>().notNull(),
    deleted: jsonb().$type<{ line: number; id: string; label: string }[]>().notNull(),
    /** Rows whose names it met in another writing; a dry run keeps these alone. */
    alike: jsonb()
      .$type<AlikeRow[]>()
      .notNull()
      .default(sql`'[]'`),
  },
  (table) => [
    primaryKey({ columns: [table.channelId, table.operationId, table.batch] }),
    foreignKey({
      columns: [table.channelId, table.operationId],
      foreignColumns: [operations.channelId, operations.id],
    }).onDelete('cascade'),
  ],
)

/** A rejected row of an import with its cells as they stood and all its faults. */
export const rejectedRows = pgTable(
  'rejected_rows',
  {
    channelId: uuid('channel_id').notNull(),
    operationId: uuid('operation_id').notNull(),
    row: integer().notNull(),
    line: integer().notNull(),
    cells: text().array().notNull(),
    faults: jsonb().$type<Omit<RejectedRow, 'line'>[]>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.channelId, table.operationId, table.row] }),
    foreignKey({
      columns: [table.channelId, table.operationId],
      foreignColumns: [operations.channelId, operations.id],
    }).onDelete('cascade'),
  ],
)
