import { and, eq, gt, inArray, isNull, lt, ne, or, sql } from 'drizzle-orm'
import type { UploadSlotName } from '@icss/core/uploads/upload-slot.ts'
import { uuid } from '../database/uuids.ts'
import type { Db } from '../database/database.ts'
import { uploads } from './uploads.tables.ts'

export type StoredUpload = typeof uploads.$inferSelect

const byId = (channelId: string, id: string) => and(eq(uploads.channelId, channelId), eq(uploads.id, id))

const isAlive = gt(uploads.expiresAt, sql`now()`)

const inHours = (hours: number) => sql`now() + make_interval(mins => ${Math.round(hours * 60)}::int)`

/** Hours that a picture of a text lies without being saved. */
const unsavedHours = 24

const sweptAtOf = (slot: StoredUpload['slot']) => (slot === 'textImages' ? inHours(unsavedHours) : null)

/** Notes that tokens were given, each for an upload of that id. */
export async function grantUploads(
  db: Db,
  { hours, ...by }: { channelId: string; accountId: string; hours: number },
  granted: readonly Pick<StoredUpload, 'id' | 'tokenHash' | 'prefix'>[],
): Promise<void> {
  await db.insert(uploads).values(granted.map((one) => ({ ...one, ...by, expiresAt: inHours(hours) })))
}

/**
 * Opens the upload that a token was given for; nothing when it was used, has expired or is another channel's. `keyEnd`
 * stands behind the prefix of the token in its storage key.
 */
export async function openUpload(
  db: Db,
  { channelId, tokenHash, hours, keyEnd }: { channelId: string; tokenHash: string; hours: number; keyEnd: string },
  values: Pick<StoredUpload, 'slot' | 'fileName' | 'digest' | 'metadata' | 'bytes' | 'reserved'>,
): Promise<StoredUpload | undefined> {
  const key = sql`${uploads.prefix} || ${keyEnd}`
  const granted = and(eq(uploads.channelId, channelId), eq(uploads.tokenHash, tokenHash), eq(uploads.status, 'granted'))
  const sweptAt = sweptAtOf(values.slot)
  const [opened] = await db
    .update(uploads)
    .set({
      ...values,
      key,
      status: 'open',
      tokenHash: null,
      writer: 1,
      expiresAt: inHours(hours),
      sweptAt,
    })
    .where(and(granted, isAlive))
    .returning()
    // Planned once by each connection: many small files are mostly this. A name stands for one text of a statement.
    .prepare(sweptAt ? 'open_swept_upload' : 'open_upload')
    .execute()
  return opened
}

/** An upload that was begun. */
export async function findUpload(db: Db, channelId: string, id: string): Promise<StoredUpload | undefined> {
  const [found] = await db
    .select()
    .from(uploads)
    .where(and(byId(channelId, id), inArray(uploads.status, ['open', 'done'])))
  return found
}

/** Makes the caller the writer of an open upload, in place of any other; nothing when it has expired. */
export async function claimUpload(
  db: Db,
  channelId: string,
  id: string,
  hours: number,
): Promise<StoredUpload | undefined> {
  const [claimed] = await db
    .update(uploads)
    .set({ writer: sql`${uploads.writer} + 1`, expiresAt: inHours(hours) })
    .where(and(byId(channelId, id), eq(uploads.status, 'open'), isAlive))
    .returning()
  return claimed
}

/** Changes an open upload as long as `writer` is who writes it; answers whether they do. */
export async function changeAsWriter(
  db: Db,
  { channelId, id, writer }: Pick<StoredUpload, 'channelId' | 'id' | 'writer'>,
  values: Partial<Pick<StoredUpload, 'stored' | 'partial' | 'bytes' | 'reserved'>>,
): Promise<boolean> {
  const changed = await db
    .update(uploads)
    .set(values)
    .where(and(byId(channelId, id), eq(uploads.status, 'open'), eq(uploads.writer, writer)))
    .returning({ id: uploads.id })
  return changed.length > 0
}

/** Makes an open upload an object and answers it; nothing when it was not open. */
export async function markDone(
  db: Db,
  channelId: string,
  id: string,
  bytes: number,
): Promise<StoredUpload | undefined> {
  const [done] = await db
    .update(uploads)
    .set({ status: 'done', stored: bytes, partial: {}, reserved: 0 })
    .where(and(byId(channelId, id), eq(uploads.status, 'open')))
    .returning()
  return done
}

/** Opens an upload that the server makes by itself; `bytes` are reserved for it. It expires unless it is done in time. */
export async function insertOpen(
  db: Db,
  upload: Pick<StoredUpload, 'channelId' | 'accountId' | 'slot' | 'fileName' | 'key'> & { readonly bytes: number },
  hours: number,
): Promise<string> {
  const id = uuid()
  const values = { ...upload, id, status: 'open', prefix: '', reserved: upload.bytes } as const
  await db.insert(uploads).values({ ...values, expiresAt: inHours(hours), sweptAt: sweptAtOf(upload.slot) })
  return id
}

/** Notes an object that the server has stored by itself, whole. */
export async function insertObject(
  db: Db,
  object: Pick<StoredUpload, 'channelId' | 'accountId' | 'slot' | 'fileName' | 'key' | 'stored'>,
): Promise<string> {
  const id = uuid()
  const { stored: bytes } = object
  await db.insert(uploads).values({ ...object, id, status: 'done', prefix: '', bytes, expiresAt: sql`now()` })
  return id
}

/** Takes an upload away from everyone but whoever deletes what it stored; answers it as it was. */
export async function markLeaving(db: Db, channelId: string, id: string): Promise<StoredUpload | undefined> {
  const [before] = await db.select().from(uploads).where(byId(channelId, id)).for('update')
  if (before) await db.update(uploads).set({ status: 'leaving' }).where(byId(channelId, id))
  return before
}

export async function deleteUpload(db: Db, channelId: string, id: string): Promise<boolean> {
  const deleted = await db.delete(uploads).where(byId(channelId, id)).returning({ id: uploads.id })
  return deleted.length > 0
}

/** The object of that key; in a tenant scope only the channel's own. */
export async function findObject(db: Db, key: string, channelId?: string): Promise<StoredUpload | undefined> {
  const [found] = await db
    .select()
    .from(uploads)
    .where(
      and(
        eq(uploads.key, key),
        eq(uploads.status, 'done'),
        channelId === undefined ? undefined : eq(uploads.channelId, channelId),
      ),
    )
  return found
}

/** The keys of objects for one slot by the SHA-256 that their uploader gave, hex. */
export async function keysOfDigests(
  db: Db,
  channelId: string,
  slot: UploadSlotName,
  digests: readonly string[],
): Promise<Map<string, string>> {
  if (digests.length === 0) return new Map()
  const found = await db
    .select({ digest: uploads.digest, key: uploads.key })
    .from(uploads)
    .where(
      and(
        eq(uploads.channelId, channelId),
        ne(uploads.digest, ''),
        inArray(uploads.digest, [...digests]),
        eq(uploads.slot, slot),
        eq(uploads.status, 'done'),
      ),
    )
    .orderBy(uploads.createdAt)
  return new Map(found.map(({ digest, key }) => [digest, key ?? '']))
}

/** The SHA-256 that the uploaders of these objects for one slot gave, hex, by key. */
export async function digestsOfKeys(
  db: Db,
  channelId: string,
  slot: UploadSlotName,
  keys: readonly string[],
): Promise<Map<string, string>> {
  if (keys.length === 0) return new Map()
  const found = await db
    .select({ digest: uploads.digest, key: uploads.key })
    .from(uploads)
    .where(
      and(
        eq(uploads.channelId, channelId),
        inArray(uploads.key, [...keys]),
        eq(uploads.slot, slot),
        ne(uploads.digest, ''),
        eq(uploads.status, 'done'),
      ),
    )
  return new Map(found.map(({ digest, key }) => [key ?? '', digest]))
}

/** Those of `keys` that are objects of the channel. */
export async function objectsAmong(db: Db, channelId: string, keys: readonly string[]): Promise<string[]> {
  const rows = await db
    .select({ key: uploads.key })
    .from(uploads)
    .where(and(eq(uploads.channelId, channelId), eq(uploads.status, 'done'), inArray(uploads.key, [...keys])))
  return rows.flatMap(({ key }) => key ?? [])
}

/** Uploads and tokens that nobody can go on with, and pictures of texts that were never saved, of any channel. */
export const listExpired = (db: Db, limit: number) =>
  db
    .select({ channelId: uploads.channelId, id: uploads.id })
    .from(uploads)
    .where(or(and(ne(uploads.status, 'done'), lt(uploads.expiresAt, sql`now()`)), lt(uploads.sweptAt, sql`now()`)))
    .limit(limit)

/** Lets a deletion that broke off be taken up by the next sweep. */
export const expireNow = (db: Db, channelId: string, id: string) =>
  db
    .update(uploads)
    .set({ expiresAt: sql`now()` })
    .where(and(byId(channelId, id), or(isNull(uploads.tokenHash), eq(uploads.status, 'leaving'))))
