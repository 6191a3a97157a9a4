import type pg from 'pg'
import { gramsOf } from '../search/grams.ts'

/** What a table changes of a file; `groupId` is '' for none, `time` an instant in UTC. */
export interface ImportedFile {
  readonly name: string
  readonly groupId: string
  readonly publisher: string
  readonly time: string
}

export const importedFields = ['name', 'groupId', 'publisher', 'time'] as const satisfies (keyof ImportedFile)[]

/** A file that a row can mean; `isMet`: an earlier row of the run has meant it. */
export interface PresentFile extends ImportedFile {
  readonly id: string
  readonly type: string
  readonly size: string
  readonly isMet: boolean
}

const columns = `id, name, coalesce(category_id::text, '') as "groupId", publisher, created_at as "createdAt", type, size`

type Stored = Omit<PresentFile, 'time'> & { readonly createdAt: Date; readonly version: number }

const presentOf = ({ createdAt, ...stored }: Stored) => ({ ...stored, time: createdAt.toISOString() })

/** The kept files with these ids or names, in the order of their time, locked. */
export async function lockFilesNamed(
  client: pg.PoolClient,
  channelId: string,
  { ids, names, operationId }: { ids: readonly string[]; names: readonly string[]; operationId: string },
): Promise<PresentFile[]> {
  const { rows } = await client.query<Stored>(
    `select ${columns}, coalesce(imported_by = $4::uuid, false) as "isMet" from files
     where channel_id = $1 and deleted_at is null
       and (id = any($2::uuid[]) or name collate "zh-Hans-x-icu" = any($3::text[]))
     order by id for no key update`,
    [channelId, ids, names, operationId],
  )
  // Locked by id, so that no two runs wait for each other; rows meet them by time.
  return rows.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime()).map(presentOf)
}

/** The files with these ids, kept or deleted, locked. */
export async function lockFiles(client: pg.PoolClient, channelId: string, ids: readonly string[]) {
  const { rows } = await client.query<Stored>(
    `select ${columns}, version from files where channel_id = $1 and id = any($2::uuid[])
     order by id for no key update`,
    [channelId, ids],
  )
  return rows.map(presentOf)
}

/** Notes that rows of a run have meant these files. */
export async function meetFiles(
  client: pg.PoolClient,
  channelId: string,
  operationId: string,
  ids: readonly string[],
): Promise<void> {
  await client.query(
    `update files set imported_by = $3
     where channel_id = $1 and id = any($2::uuid[]) and imported_by is distinct from $3`,
    [channelId, ids, operationId],
  )
}

/** Writes what is known of files over them; `operationId` when rows of that run mean them. Answers their versions by id. */
export async function overwriteFiles(
  client: pg.PoolClient,
  channelId: string,
  changed: readonly (ImportedFile & { readonly id: string })[],
  operationId?: string,
): Promise<Map<string, number>> {
  if (changed.length === 0) return new Map()
  const { rows } = await client.query<{ id: string; version: number }>(
    `update files f set version = f.version + 1, updated_at = now(), name = r.name, publisher = r.publisher,
       category_id = r.category_id, created_at = r.created_at, grams = r.grams, imported_by = coalesce($3, f.imported_by)
     from json_populate_recordset(null::files, $2) as r
     where f.channel_id = $1 and f.id = r.id returning f.id, f.version`,
    [
      channelId,
      JSON.stringify(
        changed.map(({ id, name, groupId, publisher, time }) => ({
          id,
          name,
          publisher,
          created_at: time,
          category_id: groupId || null,
          grams: gramsOf(channelId, [name]),
        })),
      ),
      operationId ?? null,
    ],
  )
  return new Map(rows.map(({ id, version }) => [id, version]))
}
