import { and, eq, inArray, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import { channels } from '../channels/channels.tables.ts'
import type { Db } from '../database/database.ts'
import { homeDrafts, homeRevisions, homeSchedules } from './home-settings.tables.ts'

/** Whether JSON names a key; a key has no character that JSON would write otherwise. */
const names = (column: AnyPgColumn, key: string) => sql`strpos(${column}::text, ${key}) > 0`

/** Throws when a draft, a revision or a schedule of the channel names the file of that key, and says which. */
export async function refuseHeld(db: Db, channelId: string, key: string): Promise<void> {
  const [draft] = await db
    .select({ part: homeDrafts.part })
    .from(homeDrafts)
    .where(and(eq(homeDrafts.channelId, channelId), names(homeDrafts.content, key)))
    .limit(1)
  if (draft) throw new ProblemError('home.held_by_draft')
  const [revision] = await db
    .select({ number: homeRevisions.number })
    .from(homeRevisions)
    .where(and(eq(homeRevisions.channelId, channelId), names(homeRevisions.parts, key)))
    .orderBy(sql`${homeRevisions.number} desc`)
    .limit(1)
  if (revision) throw new ProblemError('home.held_by_revision', { params: { number: revision.number } })
  const [schedule] = await db
    .select({ at: homeSchedules.at })
    .from(homeSchedules)
    .where(
      and(eq(homeSchedules.channelId, channelId), eq(homeSchedules.state, 'waiting'), names(homeSchedules.parts, key)),
    )
    .limit(1)
  if (schedule) throw new ProblemError('home.held_by_schedule', { params: { time: schedule.at.toISOString() } })
}

/** The same for sub-channels that have taken an inherited part over; read in the system's scope, outside of transactions. */
export async function refuseHeldBelow(system: Db, channelId: string, key: string): Promise<void> {
  const below = await system
    .select({ id: channels.id, name: channels.name })
    .from(channels)
    .where(eq(channels.superiorChannelId, channelId))
  if (below.length === 0) return
  const ids = below.map(({ id }) => id)
  const inDrafts = await system
    .select({ id: homeDrafts.channelId })
    .from(homeDrafts)
    .where(and(inArray(homeDrafts.channelId, ids), names(homeDrafts.content, key)))
    .limit(1)
  const inRevisions = await system
    .select({ id: homeRevisions.channelId })
    .from(homeRevisions)
    .where(and(inArray(homeRevisions.channelId, ids), names(homeRevisions.parts, key)))
    .limit(1)
  const holder = [...inDrafts, ...inRevisions][0]
  if (holder)
    throw new ProblemError('home.held_by_sub_channel', {
      params: { name: below.find(({ id }) => id === holder.id)?.name ?? '' },
    })
}
