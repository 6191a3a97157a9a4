import { and, desc, eq, gt, inArray, isNotNull, ne, or, sql } from 'drizzle-orm'
import { type HomeDocument, sameContent } from '@icss/core/home-settings/home-document.ts'
import { type HomePart, partFlags, homeParts } from '@icss/core/home-settings/home-part.ts'
import { holdsFlag } from '@icss/core/permissions/flags.ts'
import { uuid } from '../database/uuids.ts'
import type { Db } from '../database/database.ts'
import { oneAtATime } from '../database/one-at-a-time.ts'
import { homeDrafts, homeRevisions, homeSchedules, homeScreens } from './home-settings.tables.ts'

export type StoredDraft = typeof homeDrafts.$inferSelect
export type StoredRevision = typeof homeRevisions.$inferSelect
export type StoredSchedule = typeof homeSchedules.$inferSelect
export type StoredScreen = typeof homeScreens.$inferSelect

/** Days that one reads of a publication which did not happen. */
const toldDays = 7

/** Whoever changes the home screen of a channel does so alone, to the end of the transaction. */
export async function lockHome(db: Db, channelId: string): Promise<StoredScreen> {
  await oneAtATime(db, 'home', channelId)
  await db.insert(homeScreens).values({ channelId, id: channelId }).onConflictDoNothing()
  const [screen] = await db.select().from(homeScreens).where(eq(homeScreens.channelId, channelId))
  if (!screen) throw new Error('A home screen was not stored.')
  return screen
}

export async function draftsOf(db: Db, channelId: string): Promise<Map<HomePart, StoredDraft>> {
  const rows = await db.select().from(homeDrafts).where(eq(homeDrafts.channelId, channelId))
  return new Map(rows.map((row) => [row.part, row]))
}

/** Stores a draft; without content it is what is shown. */
export async function writeDraft(
  db: Db,
  {
    channelId,
    part,
    content,
    editedBy,
    restoredFrom = null,
  }: Pick<StoredDraft, 'channelId' | 'part' | 'content' | 'editedBy'> & { readonly restoredFrom?: number | null },
): Promise<StoredDraft> {
  const values = { content, editedBy, restoredFrom, editedAt: new Date() }
  const [written] = await db
    .insert(homeDrafts)
    .values({ channelId, part, ...values })
    .onConflictDoUpdate({
      target: [homeDrafts.channelId, homeDrafts.part],
      set: { ...values, version: sql`${homeDrafts.version} + 1` },
    })
    .returning()
  if (!written) throw new Error('A draft was not stored.')
  return written
}

/** Lets drafts be what is shown, where nobody edits them further. */
export async function dropDrafts(db: Db, channelId: string, parts: readonly HomePart[]): Promise<void> {
  if (parts.length === 0) return
  await db
    .update(homeDrafts)
    .set({ content: null, restoredFrom: null, version: sql`${homeDrafts.version} + 1` })
    .where(
      and(eq(homeDrafts.channelId, channelId), inArray(homeDrafts.part, [...parts]), isNotNull(homeDrafts.content)),
    )
}

export async function findRevision(db: Db, channelId: string, number: number): Promise<StoredRevision | undefined> {
  const [found] = await db
    .select()
    .from(homeRevisions)
    .where(and(eq(homeRevisions.channelId, channelId), eq(homeRevisions.number, number)))
  return found
}

/** What is published, by whom. */
export type Publication = Pick<StoredRevision, 'channelId' | 'accountId' | 'publishedBy' | 'name' | 'restoredFrom'> & {
  readonly parts: Partial<HomeDocument>
}

const partsIn = (parts: Partial<HomeDocument>): HomePart[] => homeParts.filter((part) => parts[part] !== undefined)

/**
 * Makes a revision of `parts` and of the others as they are in use, and puts it in use. Drafts that are the same are
 * drafts no more. `screen` is locked.
 */
export async function publishParts(db: Db, screen: StoredScreen, publication: Publication): Promise<StoredRevision> {
  const { channelId, parts } = publication
  const carried = partsIn(parts)
  const before = screen.revision === 0 ? undefined : await findRevision(db, channelId, screen.revision)
  const number = screen.revision + 1
  const [revision] = await db
    .insert(homeRevisions)
    .values({ ...publication, number, carried, parts: { ...before?.parts, ...parts }, publishedAt: new Date() })
    .returning()
  if (!revision) throw new Error('A revision was not stored.')
  const own = homeParts.filter((part) => screen.own.includes(part) || carried.includes(part))
  await db
    .update(homeScreens)
    .set({ revision: number, own, version: sql`${homeScreens.version} + 1` })
    .where(eq(homeScreens.channelId, channelId))
  const drafts = await draftsOf(db, channelId)
  const same = carried.filter((part) => sameContent(drafts.get(part)?.content, parts[part]))
  await dropDrafts(db, channelId, same)
  return revision
}

/** Those that wait, the next first, and those of late that did not happen. */
export const listSchedules = (db: Db, channelId: string): Promise<StoredSchedule[]> =>
  db
    .select()
    .from(homeSchedules)
    .where(
      and(
        eq(homeSchedules.channelId, channelId),
        ne(homeSchedules.state, 'done'),
        or(eq(homeSchedules.state, 'waiting'), gt(homeSchedules.at, sql`now() - make_interval(days => ${toldDays})`)),
      ),
    )
    .orderBy(homeSchedules.at, homeSchedules.id)

export async function addSchedule(
  db: Db,
  { publishedBy: scheduledBy, ...publication }: Publication,
  at: Date,
): Promise<StoredSchedule> {
  const [added] = await db
    .insert(homeSchedules)
    .values({ ...publication, scheduledBy, id: uuid(), at, carried: partsIn(publication.parts) })
    .returning()
  if (!added) throw new Error('A schedule was not stored.')
  return added
}

export async function lockSchedule(db: Db, channelId: string, id: string): Promise<StoredSchedule | undefined> {
  const [found] = await db
    .select()
    .from(homeSchedules)
    .where(and(eq(homeSchedules.channelId, channelId), eq(homeSchedules.id, id), eq(homeSchedules.state, 'waiting')))
    .for('update')
  return found
}

export async function changeSchedule(
  db: Db,
  channelId: string,
  id: string,
  change: Partial<Pick<StoredSchedule, 'at' | 'state'>>,
): Promise<StoredSchedule | undefined> {
  const [changed] = await db
    .update(homeSchedules)
    .set(change)
    .where(and(eq(homeSchedules.channelId, channelId), eq(homeSchedules.id, id)))
    .returning()
  return changed
}

export const deleteSchedule = (db: Db, channelId: string, id: string) =>
  db.delete(homeSchedules).where(and(eq(homeSchedules.channelId, channelId), eq(homeSchedules.id, id)))

export async function listRevisions(
  db: Db,
  channelId: string,
  { page, pageSize, sort }: { readonly page: number; readonly pageSize: number; readonly sort: '-number' | 'number' },
) {
  const [counted] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(homeRevisions)
    .where(eq(homeRevisions.channelId, channelId))
  const rows = await db
    .select()
    .from(homeRevisions)
    .where(eq(homeRevisions.channelId, channelId))
    .orderBy(sort === 'number' ? homeRevisions.number : desc(homeRevisions.number))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  return { rows, total: counted?.total ?? 0 }
}

/**
 * Puts parts back to what is inherited whose flag a channel has lost, in the transaction that takes the flag: the own part
 * stays in the revisions, and can be restored once the flag is back.
 */
export async function hideLostParts(
  db: Db,
  changes: readonly { readonly id: string; readonly flags: readonly boolean[] }[],
): Promise<void> {
  const lost = changes
    .map(({ id, flags }) => ({ id, parts: homeParts.filter((part) => !holdsFlag(flags, partFlags[part])) }))
    .filter(({ parts }) => parts.length > 0)
  if (lost.length === 0) return
  const screens = await db
    .select()
    .from(homeScreens)
    .where(
      inArray(
        homeScreens.channelId,
        lost.map(({ id }) => id),
      ),
    )
  for (const { id, parts } of lost) {
    const screen = screens.find(({ channelId }) => channelId === id)
    if (!screen) continue
    await dropDrafts(db, id, parts)
    const own = screen.own.filter((part) => !parts.includes(part))
    if (own.length === screen.own.length) continue
    await db
      .update(homeScreens)
      .set({ own, version: sql`${homeScreens.version} + 1` })
      .where(eq(homeScreens.channelId, id))
  }
}
