import { and, asc, eq, inArray } from 'drizzle-orm'
import { type Holding } from '@icss/core/permissions/permission-plan.ts'
import { channels } from '../channels/channels.tables.ts'
import type { Db } from '../database/database.ts'

/** What the sub-channels of a channel hold, of all or of these; `lock` keeps it so until the transaction ends. */
export async function holdingsOf(
  system: Db,
  superiorId: string,
  ids?: readonly string[],
  { lock = false }: { lock?: boolean } = {},
): Promise<Holding[]> {
  const query = system
    .select({ id: channels.id, name: channels.name, flags: channels.flags, template: channels.templateId })
    .from(channels)
    .where(and(eq(channels.superiorChannelId, superiorId), ids && inArray(channels.id, [...ids])))
    .orderBy(asc(channels.id))
    .$dynamic()
  const rows = await (lock ? query.for('no key update') : query)
  return rows.map((row) => ({ ...row, template: row.template ?? '' }))
}
