import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { ContentKind } from '@icss/core/content-permissions/content-permission.ts'
import type { OpeningLine } from '@icss/core/content-permissions/opening-plan.ts'
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
  const table = tables[kind]?.table
  if (!table) return false
  const [found] = await db
    .select({ id: table.id })
    .from(table)
    .where(and(eq(table.channelId, channelId), eq(table.id, contentId)))
    .for('key share')
  return found !== undefined
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

/** Adds and takes away the openings of each line. */
export async function writeOpenings(db: Db, channelId: string, lines: readonly OpeningLine[]): Promise<void> {
  const written = (side: 'opens' | 'closes') => {
    const rows = lines.flatMap((line) => line[side].map((group) => ({ kind: line.kind, id: line.id, group })))
    const column = (of: 'kind' | 'id' | 'group') => sql.param(rows.map((row) => row[of]))
    return {
      isEmpty: rows.length === 0,
      values: sql`unnest(${column('kind')}::text[], ${column('id')}::uuid[], ${column('group')}::uuid[]) as o(kind, id, group_id)`,
    }
  }
  const [closes, opens] = [written('closes'), written('opens')]
  if (!closes.isEmpty)
    await db.execute(sql`
      delete from ${contentPermissions} using ${closes.values}
      where ${eq(contentPermissions.channelId, channelId)} and ${contentPermissions.kind} = o.kind
        and ${contentPermissions.contentId} = o.id and ${contentPermissions.groupId} = o.group_id`)
  if (!opens.isEmpty)
    await db.execute(sql`
      insert into ${contentPermissions} (channel_id, kind, content_id, group_id)
      select ${channelId}::uuid, o.kind, o.id, o.group_id from ${opens.values}`)
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
  const table = contentTables[kind]?.table
  const open = await contentOpenTo(database.system, channel, kind)
  if (!table || superiorChannelId === null || open.length === 0) return undefined
  return and(eq(table.channelId, superiorChannelId), inArray(table.id, open))
}
