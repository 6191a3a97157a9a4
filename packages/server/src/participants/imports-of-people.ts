import { and, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '../database/database.ts'
import { outer } from '../entities/outer.ts'
import { operationChanges, operations, rejectedRows } from '../operations/operations.tables.ts'
import { participants } from './participants.tables.ts'

const kind = 'participants.import'

/** Imports of participants, and what undoes them. */
const ofPeople = (channelId: string): SQL | undefined =>
  and(eq(operations.channelId, channelId), or(eq(operations.kind, kind), eq(operations.undoesKind, kind)))

/** Whether participants are being imported into any meeting: which one is said row by row. */
export async function isImporting(db: Db, channelId: string): Promise<boolean> {
  const [running] = await db
    .select({ id: operations.id })
    .from(operations)
    .where(and(ofPeople(channelId), inArray(operations.status, ['queued', 'running'])))
    .limit(1)
  return running !== undefined
}

/**
 * The imports whose results may hold people of a meeting: all but those that kept nothing except ids and values of people
 * who are on the lists of other meetings. Rejected rows, files of runs that may go on and what was deleted name no meeting.
 */
export function importsOfPeople(db: Db, channelId: string, meetingId: string) {
  const elsewhere = (id: SQL) => sql`exists (select from ${participants}
    where ${outer(participants.channelId)} = ${channelId} and ${outer(participants.id)} = ${id}
      and ${outer(participants.meetingId)} <> ${meetingId})`
  const ofRun = (channel: AnyPgColumn, run: AnyPgColumn) =>
    sql`${outer(channel)} = ${channelId} and ${outer(run)} = ${outer(operations.id)}`
  const createdId = sql`encode(substring(${outer(operationChanges.createdIds)} from at * 16 + 1 for 16), 'hex')::uuid`
  const mayHold = sql`((${operations.fileKey} is not null and ${operations.status} <> 'done')
    or exists (select from ${rejectedRows} where ${ofRun(rejectedRows.channelId, rejectedRows.operationId)})
    or exists (select from ${operationChanges} where ${ofRun(operationChanges.channelId, operationChanges.operationId)} and (
      jsonb_array_length(${outer(operationChanges.deleted)}) > 0
      or exists (select from generate_series(0, length(${outer(operationChanges.createdIds)}) / 16 - 1) as at
        where not ${elsewhere(createdId)})
      or exists (select from jsonb_array_elements(${outer(operationChanges.changed)}) as one
        where not ${elsewhere(sql`(one ->> 'id')::uuid`)}))))`
  return db
    .select({ id: operations.id, fileKey: operations.fileKey })
    .from(operations)
    .where(
      and(
        ofPeople(channelId),
        inArray(operations.status, ['done', 'failed', 'cancelled']),
        isNull(operations.sweptAt),
        mayHold,
      ),
    )
}
