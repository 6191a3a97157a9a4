import { and, asc, count, desc, eq, inArray, notInArray, sql } from 'drizzle-orm'
import type { OperationKind } from '@icss/core/operations/operation.ts'
import type { Db } from '../database/database.ts'
import type { StoredOperation } from './operation-answer.ts'
import { operations, rejectedRows } from './operations.tables.ts'

const byId = (channelId: string, id: string) => and(eq(operations.channelId, channelId), eq(operations.id, id))

/** Runs of these kinds, and undos of such. */
const ofKinds = (kinds: readonly OperationKind[]) =>
  inArray(sql`coalesce(${operations.undoesKind}, ${operations.kind})`, [...kinds])

const unfinished = inArray(operations.status, ['queued', 'running'])

export async function findOperation(db: Db, channelId: string, id: string): Promise<StoredOperation | undefined> {
  const [found] = await db.select().from(operations).where(byId(channelId, id))
  return found
}

/** The unfinished run of the same file with the same options, if there is one. */
export async function findUnfinished(
  db: Db,
  channelId: string,
  kind: OperationKind,
  digest: string,
): Promise<StoredOperation | undefined> {
  const [found] = await db
    .select()
    .from(operations)
    .where(
      and(eq(operations.channelId, channelId), eq(operations.kind, kind), eq(operations.digest, digest), unfinished),
    )
  return found
}

/** Queues a run; a trigger wakes whoever runs them. Answers nothing when the same run is unfinished already. */
export async function queueOperation(
  db: Db,
  values: typeof operations.$inferInsert,
): Promise<StoredOperation | undefined> {
  const [queued] = await db.insert(operations).values(values).onConflictDoNothing().returning()
  return queued
}

export async function listOperations(
  db: Db,
  channelId: string,
  kinds: readonly OperationKind[],
  query: { page: number; pageSize: number; sort: 'createdAt' | '-createdAt' },
) {
  const where = and(eq(operations.channelId, channelId), ofKinds(kinds))
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

const rejectedBehind = (channelId: string, operationId: string, after: number) =>
  and(
    eq(rejectedRows.channelId, channelId),
    eq(rejectedRows.operationId, operationId),
    sql`${rejectedRows.row} > ${after}`,
  )

/** Why the first rows were rejected, in the order of the file; their cells are not read. */
export const findRejections = (db: Db, channelId: string, operationId: string, limit: number) =>
  db
    .select({ line: rejectedRows.line, faults: rejectedRows.faults })
    .from(rejectedRows)
    .where(rejectedBehind(channelId, operationId, 0))
    .orderBy(asc(rejectedRows.row))
    .limit(limit)

/** Rejected rows that are in memory at a time: a row may have a thousand cells. */
export const rejectedPage = 50

/** A page of rejected rows in the order of the file, behind row `after`. */
export const findRejectedRows = (db: Db, channelId: string, operationId: string, after: number) =>
  db
    .select()
    .from(rejectedRows)
    .where(rejectedBehind(channelId, operationId, after))
    .orderBy(asc(rejectedRows.row))
    .limit(rejectedPage)

/** The run, kept from being changed by others until the transaction ends. */
export async function lockOperation(db: Db, channelId: string, id: string): Promise<StoredOperation | undefined> {
  const [found] = await db.select().from(operations).where(byId(channelId, id)).for('update')
  return found
}

/** Begins a run that is not over, or goes on with it; `isKnown` where this process did so before and is alive. */
export async function beginRun(db: Db, id: string, isKnown: boolean): Promise<StoredOperation | undefined> {
  const { rowsDone, attempts, attemptedFrom } = operations
  const [begun] = await db
    .update(operations)
    .set({
      status: 'running',
      startedAt: sql`coalesce(${operations.startedAt}, now())`,
      // What came further is not what its process died of.
      ...(isKnown
        ? {}
        : {
            attempts: sql`case when ${rowsDone} > ${attemptedFrom} then 1 else ${attempts} + 1 end`,
            attemptedFrom: sql`greatest(${rowsDone}, ${attemptedFrom})`,
          }),
    })
    .where(and(eq(operations.id, id), unfinished))
    .returning()
  return begun
}

/** Says that a run broke off without taking its process along. */
export async function forgetAttempts(db: Db, id: string): Promise<void> {
  await db
    .update(operations)
    .set({ attempts: 0 })
    .where(and(eq(operations.id, id), unfinished))
}

/** The last runs of a channel among which the one that was begun last is looked for. */
const lookedBack = 100

/**
 * The ids of runs that are not over, in the order in which they are to be taken: one of each channel before the second of
 * any; of channels the one first of which nothing was begun for the longest time; of one channel's the oldest first.
 */
export async function nextRuns(db: Db, limit: number): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    with waiting as (
      select id, channel_id, created_at, row_number() over (
        partition by channel_id order by (status = 'running') desc, created_at, id) as turn
      from ${operations} where ${unfinished}
    ), served as (
      select channel_id, (
        select max(started_at) from (
          select started_at from ${operations} o where o.channel_id = w.channel_id
          order by created_at desc limit ${lookedBack}) as last) as at
      from (select distinct channel_id from waiting) w
    )
    select id from waiting join served using (channel_id)
    order by turn, at nulls first, created_at, id limit ${limit}`)
  return rows.map(({ id }) => id)
}

/** Whether a run waits to be begun whose channel is none of these. */
export async function othersWait(db: Db, channelIds: readonly string[]): Promise<boolean> {
  const found = await db
    .select({ id: operations.id })
    .from(operations)
    .where(and(eq(operations.status, 'queued'), notInArray(operations.channelId, [...channelIds])))
    .limit(1)
  return found.length > 0
}

/** Queues a run that has ended once more, in the name of `account`; it goes on behind its last batch. */
export async function requeueOperation(
  db: Db,
  channelId: string,
  id: string,
  account: { readonly id: string; readonly name: string },
): Promise<StoredOperation | undefined> {
  const [changed] = await db
    .update(operations)
    .set({
      status: 'queued',
      cancelRequested: false,
      failure: null,
      finishedAt: null,
      attempts: 0,
      attemptedFrom: 0,
      accountId: account.id,
      startedBy: account.name,
    })
    .where(byId(channelId, id))
    .returning()
  return changed
}

export async function markUndone(db: Db, channelId: string, id: string, undoneBy: string): Promise<void> {
  await db.update(operations).set({ undoneBy }).where(byId(channelId, id))
}

/** The unfinished runs of the channel, oldest first. */
export const findUnfinishedRuns = (db: Db, channelId: string, kinds: readonly OperationKind[]) =>
  db
    .select()
    .from(operations)
    .where(and(eq(operations.channelId, channelId), ofKinds(kinds), unfinished))
    .orderBy(asc(operations.createdAt))

/** Those of these runs that are of `kinds`, oldest first. */
export const findRuns = (db: Db, channelId: string, kinds: readonly OperationKind[], ids: readonly string[]) =>
  db
    .select()
    .from(operations)
    .where(and(eq(operations.channelId, channelId), ofKinds(kinds), inArray(operations.id, [...ids])))
    .orderBy(asc(operations.createdAt))
