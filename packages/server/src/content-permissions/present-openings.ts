import { contentKey, idsIn, openingPlanLines, touchedNow } from '@icss/core/content-permissions/opening-plan.ts'
import type { PlanRow } from '@icss/core/operations/plan.ts'
import { listGroups, lockGroups } from '../channel-groups/channel-groups.repository.ts'
import type { Db } from '../database/database.ts'
import type { ContentTables } from './content-tables.ts'
import { lockedOpenings } from './opened-content.repository.ts'

/**
 * Answers how the rows of a plan find what they touch: `gone` without the content or a group to open it to, `moved` where
 * other groups see it than the row says. It stays so to the end of the transaction.
 */
export async function presentOpenings(
  db: Db,
  tables: ContentTables,
  channelId: string,
  rows: readonly PlanRow[],
): Promise<(row: PlanRow) => 'as planned' | 'gone' | 'moved'> {
  await lockGroups(db, channelId)
  const groups = new Set((await listGroups(db, channelId)).map(({ id }) => id))
  const held = await lockedOpenings(db, tables, channelId, openingPlanLines(rows))
  return (row) => {
    const now = held.get(contentKey(row.field, row.id))
    if (now === undefined || idsIn(row.after).some((id) => !groups.has(id))) return 'gone'
    return touchedNow(row, now) === row.before ? 'as planned' : 'moved'
  }
}
