import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import type { Db } from '../database/database.ts'
import type { Fields } from '../entities/entity-shape.ts'
import type { GoodRow, Refused } from '../imports/written.ts'
import { meetings } from '../meetings/meetings.tables.ts'

/** Rows of a file whose meeting has no personal data any more; their meetings are held until the end of the transaction. */
export async function refuseErased(
  db: Db,
  channelId: string,
  rows: readonly GoodRow<Fields>[],
): Promise<readonly Refused[]> {
  const named = [...new Set(rows.map(({ draft }) => draft.meetingId as string))]
  if (named.length === 0) return []
  const erased = await db
    .select({ id: meetings.id, name: meetings.name })
    .from(meetings)
    .where(and(eq(meetings.channelId, channelId), inArray(meetings.id, named), isNotNull(meetings.erasedAt)))
  const nameOf = new Map(erased.map(({ id, name }) => [id, name]))
  return rows.flatMap(({ row, draft }) => {
    const value = nameOf.get(draft.meetingId as string)
    return value === undefined ? [] : [{ row, field: 'meetingId', value, code: 'meeting.erased' as const }]
  })
}
