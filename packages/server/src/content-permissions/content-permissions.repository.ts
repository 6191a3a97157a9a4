import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { ContentKind } from '@icss/core/content-permissions/content-permission.ts'
import type { Session } from '@icss/core/sessions/session.ts'
import { channelGroupMembers, channelGroups } from '../channel-groups/channel-groups.tables.ts'
import type { Db } from '../database/database.ts'
import type { ContentTables } from './content-tables.ts'
import type { Services } from '../services.ts'
import { contentPermissions } from './content-permissions.tables.ts'

interface Content {
  readonly kind: ContentKind
  readonly contentId: string
}

/** Whether the channel has that content; it stays to the end of the transaction. */
export async function hasContent(
  db: Db,
  tables: ContentTables,
  channelId: string,
  { kind, contentId }: Content,
): Promise<boolean> {
  const table = tables[kind]
  if (!table) return false
  const [found] = await db
    .select({ id: table.id })
    .from(table)
    .where(and(eq(table.channelId, channelId), eq(table.id, contentId)))
    .for('key share')
  return found !== undefined
}

const groupIds = sql<string[]>`array_agg(${contentPermissions.groupId}::text order by ${contentPermissions.groupId})`

export async function listContentPermissions(
  db: Db,
  channelId: string,
  { kind, groupId }: { kind?: ContentKind | undefined; groupId?: string | undefined },
) {
  return db
    .select({ kind: contentPermissions.kind, contentId: contentPermissions.contentId, groupIds })
    .from(contentPermissions)
    .where(and(eq(contentPermissions.channelId, channelId), kind && eq(contentPermissions.kind, kind)))
    .groupBy(contentPermissions.kind, contentPermissions.contentId)
    .having(groupId ? sql`bool_or(${contentPermissions.groupId} = ${groupId})` : undefined)
    .orderBy(contentPermissions.kind, contentPermissions.contentId)
}

const ofContent = (channelId: string, { kind, contentId }: Content) =>
  and(
    eq(contentPermissions.channelId, channelId),
    eq(contentPermissions.kind, kind),
    eq(contentPermissions.contentId, contentId),
  )

export async function groupsOfContent(db: Db, channelId: string, content: Content): Promise<string[]> {
  const rows = await db
    .select({ id: contentPermissions.groupId })
    .from(contentPermissions)
    .where(ofContent(channelId, content))
    .orderBy(contentPermissions.groupId)
  return rows.map(({ id }) => id)
}

export async function openContentTo(
  db: Db,
  channelId: string,
  content: Content,
  groups: readonly string[],
): Promise<void> {
  await db.delete(contentPermissions).where(ofContent(channelId, content))
  if (groups.length > 0)
    await db.insert(contentPermissions).values(groups.map((groupId) => ({ ...content, channelId, groupId })))
}

/**
 * The ids of the main channel's content of one kind that a sub-channel sees: what is open to a group that it is in, or to
 * a group around that one. The rows are the main channel's, so this needs the system's scope.
 */
export async function contentOpenTo(
  system: Db,
  { id, superiorChannelId }: { readonly id: string; readonly superiorChannelId: string | null },
  kind: ContentKind,
): Promise<string[]> {
  if (superiorChannelId === null) return []
  const { rows } = await system.execute<{ id: string }>(sql`
    with recursive mine as (
      select g.id, g.parent_id from ${channelGroupMembers} m
      join ${channelGroups} g on g.channel_id = m.channel_id and g.id = m.group_id
      where m.channel_id = ${superiorChannelId} and m.member_id = ${id}
      union
      select p.id, p.parent_id from ${channelGroups} p join mine on p.id = mine.parent_id
      where p.channel_id = ${superiorChannelId}
    )
    select distinct content_id as id from ${contentPermissions}
    where channel_id = ${superiorChannelId} and kind = ${kind} and group_id in (select id from mine)
    order by 1`)
  return rows.map((row) => row.id)
}

/** The condition of the content of the channel above that is open to a group of a session's channel; none without any. */
export async function openFromAbove(
  { channel }: Session,
  { database, contentTables }: Pick<Services, 'database' | 'contentTables'>,
  kind: ContentKind,
): Promise<SQL | undefined> {
  const { superiorChannelId } = channel
  const table = contentTables[kind]
  const open = await contentOpenTo(database.system, channel, kind)
  if (!table || superiorChannelId === null || open.length === 0) return undefined
  return and(eq(table.channelId, superiorChannelId), inArray(table.id, open))
}
