import { and, asc, count, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../database/database.ts'
import type { StoredOperation } from './operation-answer.ts'
import { operations, rejectedRows } from './operations.tables.ts'

/** The channel on which a replica that queued a run wakes the others. */
export const operationsChannel = 'icss_operations'

const byId = (channelId: string, id: string) => and(eq(operations.channelId, channelId), eq(operations.id, id))

const unfinished = inArray(operations.status, ['queued', 'running'])

export async function findOperation(db: Db, channelId: string, id: string): Promise<StoredOperation | undefined> {
  const [found] = await db.select().from(operations).where(byId(channelId, id))
  return found
}

/** The unfinished run of the same file with the same options, if there is one. */
export async function findUnfinished(db: Db, channelId: string, digest: string): Promise<StoredOperation | undefined> {
  const [found] = await db
    .select()
    .from(operations)
    .where(and(eq(operations.channelId, channelId), eq(operations.digest, digest), unfinished))
  return found
}

/** Queues a run and wakes whoever runs them; answers nothing when the same run is unfinished already. */
export async function queueOperation(
  db: Db,
  values: typeof operations.$inferInsert,
): Promise<StoredOperation | undefined> {
  const [queued] = await db.insert(operations).values(values).onConflictDoNothing().returning()
  if (queued) await db.execute(sql`select pg_notify(${operationsChannel}, '')`)
  return queued
}

export async function listOperations(
  db: Db,
  channelId: string,
  query: { page: number; pageSize: number; sort: 'createdAt' | '-createdAt' },
) {
  const where = eq(operations.channelId, channelId)
  const [counted] = await db.select({ total: count() }).from(operations).where(where)
  const order = query.sort === 'createdAt' ? asc : desc
  const items = await db
    .select()
    .from(operations)
    .where(where)
    .orderBy(order(operations.createdAt), order(operations.id))
    .limit(query.pageSize)
    .offset((query.page - 1) * query.pageSize)
  return { items, total: counted?.total ?? 0 }
}

/** Asks a run to stop: a queued one ends at once, a running one at its next batch. Nothing when it has ended. */
export async function requestCancel(db: Db, channelId: string, id: string): Promise<StoredOperation | undefined> {
  const [changed] = await db
    .update(operations)
    .set({
      cancelRequested: true,
      status: sql`case when ${operations.status} = 'queued' then 'cancelled' else ${operations.status} end`,
      finishedAt: sql`case when ${operations.status} = 'queued' then now() end`,
    })
    .where(and(byId(channelId, id), unfinished))
    .returning()
  return changed
}

/** Rejected rows in the order of the file, behind row `after`. */
export const findRejectedRows = (db: Db, channelId: string, operationId: string, after: number, limit: number) =>
  db
    .select()
    .from(rejectedRows)
    .where(
      and(
        eq(rejectedRows.channelId, channelId),
        eq(rejectedRows.operationId, operationId),
        sql`${rejectedRows.row} > ${after}`,
      ),
    )
    .orderBy(asc(rejectedRows.row))
    .limit(limit)
