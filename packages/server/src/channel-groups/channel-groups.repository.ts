import { and, asc, eq, sql } from 'drizzle-orm'
import type { ChannelGroup } from '@icss/core/channel-groups/channel-groups.contract.ts'
import { uuid } from '../database/uuids.ts'
import type { Db } from '../database/database.ts'
import { oneAtATime } from '../database/one-at-a-time.ts'
import { channelGroupMembers, channelGroups } from './channel-groups.tables.ts'

const byId = (channelId: string, id: string) => and(eq(channelGroups.channelId, channelId), eq(channelGroups.id, id))

/** Lets one change of a channel's groups at a time: two at once could put each below the other. */
export const lockGroups = (db: Db, channelId: string): Promise<void> => oneAtATime(db, 'channel groups', channelId)

export async function listGroups(db: Db, channelId: string, id?: string): Promise<ChannelGroup[]> {
  return db
    .select({
      id: channelGroups.id,
      name: channelGroups.name,
      parentId: channelGroups.parentId,
      channelIds: sql<string[]>`array(
        select m.member_id::text from ${channelGroupMembers} m
        where m.channel_id = channel_groups.channel_id and m.group_id = channel_groups.id order by 1)`,
      version: channelGroups.version,
    })
    .from(channelGroups)
    .where(id === undefined ? eq(channelGroups.channelId, channelId) : byId(channelId, id))
    .orderBy(asc(channelGroups.name))
}

export async function findGroup(db: Db, channelId: string, id: string): Promise<ChannelGroup | undefined> {
  const [found] = await listGroups(db, channelId, id)
  return found
}

interface GroupValues {
  readonly name: string
  readonly parentId: string | null
}

export async function insertGroup(db: Db, channelId: string, values: GroupValues): Promise<string> {
  const id = uuid()
  await db.insert(channelGroups).values({ ...values, channelId, id })
  return id
}

export async function updateGroup(
  db: Db,
  channelId: string,
  id: string,
  version: number,
  values: GroupValues,
): Promise<boolean> {
  const updated = await db
    .update(channelGroups)
    .set({ ...values, version: sql`${channelGroups.version} + 1` })
    .where(and(byId(channelId, id), eq(channelGroups.version, version)))
    .returning({ id: channelGroups.id })
  return updated.length > 0
}

export async function setMembers(db: Db, channelId: string, groupId: string, ids: readonly string[]): Promise<void> {
  await db
    .delete(channelGroupMembers)
    .where(and(eq(channelGroupMembers.channelId, channelId), eq(channelGroupMembers.groupId, groupId)))
  if (ids.length > 0)
    await db.insert(channelGroupMembers).values(ids.map((memberId) => ({ channelId, groupId, memberId })))
}

/** Deletes a group; the groups within it move up to where it was. */
export async function deleteGroup(db: Db, channelId: string, { id, parentId }: ChannelGroup): Promise<void> {
  await db
    .update(channelGroups)
    .set({ parentId })
    .where(and(eq(channelGroups.channelId, channelId), eq(channelGroups.parentId, id)))
  await db.delete(channelGroups).where(byId(channelId, id))
}
