import { and, asc, desc, eq, gt, sql } from 'drizzle-orm'
import type { Db } from '../database/database.ts'
import type { AlikeRow } from '@icss/core/operations/alike-row.ts'
import { type KeptChange, type KeptChanges, noneCreated } from './kept-changes.ts'
import { operationChanges } from './operations.tables.ts'

export type StoredBatch = typeof operationChanges.$inferSelect

const ofRun = (channelId: string, operationId: string) =>
  and(eq(operationChanges.channelId, channelId), eq(operationChanges.operationId, operationId))

/** Keeps what a batch did, in the batch's own transaction; `batch` is the number of rows decided before it. */
export async function keepChanges(
  db: Db,
  run: { channelId: string; id: string },
  batch: number,
  { created = noneCreated, changed = [], deleted = [], alike = [] }: Partial<KeptChanges>,
): Promise<void> {
  if (created.ids.length === 0 && changed.length === 0 && deleted.length === 0 && alike.length === 0) return
  await db.execute(sql`
    insert into operation_changes (channel_id, operation_id, batch, created_lines, created_ids, changed, deleted, alike)
    values (${run.channelId}::uuid, ${run.id}::uuid, ${batch}, ${created.lines}, ${created.ids},
      ${JSON.stringify(changed)}::jsonb, ${JSON.stringify(deleted)}::jsonb, ${JSON.stringify(alike)}::jsonb)`)
}

/** The first rows whose names a run met in another writing. */
export async function firstAlike(db: Db, channelId: string, operationId: string, limit: number): Promise<AlikeRow[]> {
  const { rows } = await db.execute<{ alike: AlikeRow }>(sql`
    select one as alike from ${operationChanges}, jsonb_array_elements(${operationChanges.alike}) with ordinality as a(one, at)
    where ${ofRun(channelId, operationId)} order by ${operationChanges.batch}, at limit ${limit}`)
  return rows.map(({ alike }) => alike)
}

export const forgetChanges = (db: Db, channelId: string, operationId: string) =>
  db.delete(operationChanges).where(ofRun(channelId, operationId))

/** The batch behind `after` in the order of the run. */
export async function nextBatch(
  db: Db,
  channelId: string,
  operationId: string,
  after: number,
): Promise<StoredBatch | undefined> {
  const [found] = await db
    .select()
    .from(operationChanges)
    .where(and(ofRun(channelId, operationId), gt(operationChanges.batch, after)))
    .orderBy(asc(operationChanges.batch))
    .limit(1)
  return found
}

export async function findBatch(
  db: Db,
  channelId: string,
  operationId: string,
  batch: number,
): Promise<StoredBatch | undefined> {
  const [found] = await db
    .select()
    .from(operationChanges)
    .where(and(ofRun(channelId, operationId), eq(operationChanges.batch, batch)))
  return found
}

/** The batches of a run, last first, each with its number of changes. */
export const batchesBackwards = (db: Db, channelId: string, operationId: string) =>
  db
    .select({
      batch: operationChanges.batch,
      changes: sql<number>`octet_length(${operationChanges.createdIds}) / 16 + jsonb_array_length(${operationChanges.changed})
        + jsonb_array_length(${operationChanges.deleted})`,
    })
    .from(operationChanges)
    .where(ofRun(channelId, operationId))
    .orderBy(desc(operationChanges.batch))

/** The last change that a run made to each of `ids`. */
export async function lastChangesOf(
  db: Db,
  channelId: string,
  operationId: string,
  ids: readonly string[],
): Promise<Map<string, KeptChange>> {
  if (ids.length === 0) return new Map()
  const { rows } = await db.execute<{ change: KeptChange }>(sql`
    select change from ${operationChanges}, jsonb_array_elements(${operationChanges.changed}) as change
    where ${ofRun(channelId, operationId)} and change ->> 'id' = any(${sql.param([...ids])}::text[])
    order by (change ->> 'version')::int`)
  return new Map(rows.map(({ change }) => [change.id, change]))
}
