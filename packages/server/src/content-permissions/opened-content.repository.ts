import { and, eq, exists, inArray, isNull, not, type SQL, sql } from 'drizzle-orm'
import { type ContentKind, contentKinds } from '@icss/core/content-permissions/content-permission.ts'
import { contentKey, type Opening, type OpeningLine } from '@icss/core/content-permissions/opening-plan.ts'
import type { Db } from '../database/database.ts'
import { occursIn } from '../search/search-condition.ts'
import type { ContentTables } from './content-tables.ts'
import { contentPermissions } from './content-permissions.tables.ts'

export interface OpeningFilter {
  /** All of them without it. */
  readonly kinds?: readonly ContentKind[] | undefined
  readonly ids?: readonly string[] | undefined
  /** Open to this group itself. */
  readonly groupId?: string | undefined
  /** Open to some group, or to none. */
  readonly open?: 'some' | 'none' | undefined
  /** Part of the name. */
  readonly q?: string | undefined
}

interface Window {
  readonly most: number
  readonly skip?: number
}

/** The channel's content of a kind that the filter lets through, without what is in the recycle bin. */
function contentOf(
  tables: ContentTables,
  channelId: string,
  kind: ContentKind,
  filter: OpeningFilter,
): SQL | undefined {
  const { kinds, ids, groupId, open, q } = filter
  const found = tables[kind]
  if (!found || kinds?.includes(kind) === false) return undefined
  const { table, name } = found
  const opened = (group?: SQL) =>
    exists(
      sql`(select from ${contentPermissions} where ${and(
        eq(contentPermissions.channelId, channelId),
        eq(contentPermissions.kind, kind),
        eq(contentPermissions.contentId, table.id),
        group,
      )})`,
    )
  const isLetThrough = and(
    eq(table.channelId, channelId),
    table.deletedAt && isNull(table.deletedAt),
    ids && inArray(table.id, [...ids]),
    q === undefined || q === '' ? undefined : occursIn([name], q),
    groupId === undefined ? undefined : opened(eq(contentPermissions.groupId, groupId)),
    open === undefined ? undefined : open === 'some' ? opened() : not(opened()),
  )
  return sql`select ${kind}::text as kind, ${contentKinds.indexOf(kind)}::int as place, ${table.id} as id, ${name} as name from ${table} where ${isLetThrough}`
}

const nothing = sql`select '' as kind, 0 as place, null::uuid as id, '' as name where false`

function within(tables: ContentTables, channelId: string, filter: OpeningFilter): SQL {
  const parts = contentKinds.flatMap((kind) => contentOf(tables, channelId, kind, filter) ?? [])
  return parts.length === 0 ? nothing : sql.join(parts, sql` union all `)
}

/** The channel's content kind by kind, the newest first, with the groups that each piece is open to. */
export async function listOpenings(
  db: Db,
  tables: ContentTables,
  channelId: string,
  filter: OpeningFilter,
  { most, skip = 0 }: Window,
): Promise<{ items: (Opening & { groupIds: string[] })[]; total: number }> {
  const content = within(tables, channelId, filter)
  const { rows: counted } = await db.execute<{ count: number }>(sql`select count(*)::int as count from (${content}) x`)
  const { rows } = await db.execute<{ kind: ContentKind; id: string; name: string }>(
    sql`select kind, id, name from (${content}) x order by place, id desc limit ${most} offset ${skip}`,
  )
  const groups = await groupsOf(db, channelId, rows)
  return {
    items: rows.map(({ kind, id, name }) => ({ kind, contentId: id, name, groupIds: groups.get(id) ?? [] })),
    total: counted[0]?.count ?? 0,
  }
}

/** The groups that see pieces of content, by the content's id. */
async function groupsOf(
  db: Db,
  channelId: string,
  content: readonly { readonly kind: ContentKind; readonly id: string }[],
): Promise<ReadonlyMap<string, string[]>> {
  if (content.length === 0) return new Map()
  const rows = await db
    .select({
      id: contentPermissions.contentId,
      groupIds: sql<string[]>`array_agg(${contentPermissions.groupId}::text order by ${contentPermissions.groupId})`,
    })
    .from(contentPermissions)
    .where(
      and(
        eq(contentPermissions.channelId, channelId),
        inArray(contentPermissions.kind, [...new Set(content.map(({ kind }) => kind))]),
        inArray(
          contentPermissions.contentId,
          content.map(({ id }) => id),
        ),
      ),
    )
    .groupBy(contentPermissions.contentId)
  return new Map(rows.map(({ id, groupIds }) => [id, groupIds]))
}

/** The groups that pieces of content are open to, by their key; what is gone or in the bin is left out. What is there stays to the end of the transaction. */
export async function lockedOpenings(
  db: Db,
  tables: ContentTables,
  channelId: string,
  content: readonly Pick<OpeningLine, 'kind' | 'id'>[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const there: { kind: ContentKind; id: string }[] = []
  for (const kind of new Set(content.map((one) => one.kind))) {
    const table = tables[kind]?.table
    if (!table) continue
    const ids = content.filter((one) => one.kind === kind).map(({ id }) => id)
    const rows = await db
      .select({ id: table.id })
      .from(table)
      .where(and(eq(table.channelId, channelId), inArray(table.id, ids), table.deletedAt && isNull(table.deletedAt)))
      .orderBy(table.id)
      .for('key share')
    there.push(...rows.map(({ id }) => ({ kind, id: String(id) })))
  }
  const groups = await groupsOf(db, channelId, there)
  return new Map(there.map(({ kind, id }) => [contentKey(kind, id), groups.get(id) ?? []]))
}
