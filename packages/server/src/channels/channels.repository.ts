import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../database/database.ts'
import { hideLostParts } from '../home-settings/home.repository.ts'
import { channels } from './channels.tables.ts'

export type StoredChannel = typeof channels.$inferSelect

export async function findChannel(db: Db, id: string): Promise<StoredChannel | undefined> {
  const [found] = await db.select().from(channels).where(eq(channels.id, id))
  return found
}

export async function channelFlagsOf(db: Db, id: string): Promise<readonly boolean[]> {
  return (await findChannel(db, id))?.flags ?? []
}

/**
 * Keeps others from changing the channel, or from opening sub-channels of it, until the transaction ends. Rows that only
 * name the channel are not held up: they would wait for this one at their foreign key.
 */
export async function lockChannel(db: Db, id: string): Promise<StoredChannel | undefined> {
  const [found] = await db.select().from(channels).where(eq(channels.id, id)).for('no key update')
  return found
}

type Change = Partial<Omit<typeof channels.$inferInsert, 'id'>>

/** Changes a channel, if it still has `version` where one is given. */
export async function updateChannel(
  db: Db,
  id: string,
  change: Change,
  version?: number,
): Promise<StoredChannel | undefined> {
  const [updated] = await db
    .update(channels)
    .set({ ...change, version: sql`${channels.version} + 1` })
    .where(and(eq(channels.id, id), version === undefined ? undefined : eq(channels.version, version)))
    .returning()
  if (updated && change.flags) await hideLostParts(db, [updated])
  return updated
}

/** What a sub-channel is to hold; `templateId` is the template that it comes from, null for none. */
export interface FlagsOfChannel {
  readonly id: string
  readonly flags: readonly boolean[]
  readonly templateId: string | null
}

/**
 * Sets the flags of many sub-channels of `superiorId` in one statement; their sessions go on with them. Answers the new
 * version of each that is a sub-channel of it.
 */
export async function setFlagsOf(
  db: Db,
  superiorId: string,
  changes: readonly FlagsOfChannel[],
): Promise<Map<string, number>> {
  if (changes.length === 0) return new Map()

  const rows = JSON.stringify(changes.map(({ id, flags, templateId }) => ({ id, flags, template: templateId })))
  const updated = await db.execute<{ id: string; version: number }>(sql`
    update ${channels} c
    set flags = array(select jsonb_array_elements_text(r.flags)::boolean), template_id = r.template, version = c.version + 1
    from jsonb_to_recordset(${rows}::jsonb) as r(id uuid, flags jsonb, template uuid)
    where c.id = r.id and c.superior_channel_id = ${superiorId}
    returning c.id, c.version`)
  const isUpdated = new Set(updated.rows.map(({ id }) => id))
  await hideLostParts(
    db,
    changes.filter(({ id }) => isUpdated.has(id)),
  )
  return new Map(updated.rows.map(({ id, version }) => [id, version]))
}
