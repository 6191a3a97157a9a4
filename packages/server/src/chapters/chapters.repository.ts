import { and, asc, eq, inArray, isNull, max, sql } from 'drizzle-orm'
import { chapterType, lessonType, type NodeDraft, type NodeType } from '@icss/core/chapters/chapter.ts'
import { uuid } from '../database/uuids.ts'
import type { Db } from '../database/database.ts'
import { chapters } from './chapters.tables.ts'

export type StoredNode = typeof chapters.$inferSelect

const ofCourse = (channelId: string, courseId: string) =>
  and(eq(chapters.channelId, channelId), eq(chapters.courseId, courseId))

const byId = (channelId: string, courseId: string, id: string) =>
  and(ofCourse(channelId, courseId), eq(chapters.id, id))

const rowOf = ({ parentId, ...draft }: NodeDraft) => ({ ...draft, parentId: parentId === '' ? null : parentId })

/** All chapters and lessons of a course, in the order of their siblings. */
export const listNodes = (db: Db, channelId: string, courseId: string): Promise<StoredNode[]> =>
  db.select().from(chapters).where(ofCourse(channelId, courseId)).orderBy(asc(chapters.position), asc(chapters.id))

/** How many chapters and lessons a course has. */
export const countNodes = (db: Db, channelId: string, courseId: string): Promise<number> =>
  db.$count(chapters, ofCourse(channelId, courseId))

/** The chapters of a course in order, each with how many lessons it has, how long they last, how many are unsubmitted. */
export function listHeadings(db: Db, channelId: string, courseId: string) {
  const below = db
    .select({
      parentId: chapters.parentId,
      lessons: sql<number>`count(*)::int`.as('lessons'),
      seconds: sql<number>`sum(course_minutes * 60 + course_seconds)::int`.as('seconds'),
      unsubmitted: sql<number>`(count(*) filter (where not submitted))::int`.as('unsubmitted'),
    })
    .from(chapters)
    .where(and(ofCourse(channelId, courseId), eq(chapters.type, lessonType)))
    .groupBy(chapters.parentId)
    .as('below')
  const orNone = (value: typeof below.lessons | typeof below.seconds | typeof below.unsubmitted) =>
    sql<number>`coalesce(${value}, 0)`
  return db
    .select({
      chapter: chapters,
      lessons: orNone(below.lessons),
      seconds: orNone(below.seconds),
      unsubmitted: orNone(below.unsubmitted),
    })
    .from(chapters)
    .leftJoin(below, eq(below.parentId, chapters.id))
    .where(and(ofCourse(channelId, courseId), eq(chapters.type, chapterType)))
    .orderBy(asc(chapters.position), asc(chapters.id))
}

export async function findNode(
  db: Db,
  channelId: string,
  courseId: string,
  id: string,
): Promise<StoredNode | undefined> {
  const [found] = await db
    .select()
    .from(chapters)
    .where(byId(channelId, courseId, id))
  return found
}

/** Puts a node behind its siblings. */
export async function insertNode(db: Db, channelId: string, courseId: string, draft: NodeDraft): Promise<StoredNode> {
  const row = rowOf(draft)
  const [last] = await db
    .select({ position: max(chapters.position) })
    .from(chapters)
    .where(
      and(
        ofCourse(channelId, courseId),
        row.parentId === null ? isNull(chapters.parentId) : eq(chapters.parentId, row.parentId),
      ),
    )
  const [created] = await db
    .insert(chapters)
    .values({ ...row, channelId, courseId, id: uuid(), position: (last?.position ?? -1) + 1 })
    .returning()
  if (!created) throw new Error('An insert answered no row.')
  return created
}

/**
 * Adds submitted nodes with ids of their own, chapters before their lessons. Siblings stand in this order;
 * `orderNodes` gives them other places.
 */
export async function insertNodes(
  db: Db,
  channelId: string,
  courseId: string,
  nodes: readonly { readonly id: string; readonly draft: NodeDraft }[],
): Promise<void> {
  const rows = nodes.map(({ id, draft }, position) => ({
    ...rowOf(draft),
    channelId,
    courseId,
    id,
    position,
    submitted: true,
  }))
  // A statement has 65,535 parameters at most.
  for (let at = 0; at < rows.length; at += 1000) await db.insert(chapters).values(rows.slice(at, at + 1000))
}

/** Changes a node that still has `version`, or has any; answers nothing when it has not, or is gone. */
export async function updateNode(
  db: Db,
  channelId: string,
  courseId: string,
  id: string,
  version: number | undefined,
  draft: NodeDraft,
): Promise<StoredNode | undefined> {
  const { type: _fixed, ...row } = rowOf(draft)
  const [updated] = await db
    .update(chapters)
    .set({ ...row, version: sql`${chapters.version} + 1` })
    .where(and(byId(channelId, courseId, id), version === undefined ? undefined : eq(chapters.version, version)))
    .returning()
  return updated
}

/** Deletes nodes of one type, with the lessons of chapters; answers how many of `ids` there were. */
export async function deleteNodes(
  db: Db,
  channelId: string,
  ids: readonly string[],
  type: NodeType,
  courseId?: string,
): Promise<number> {
  const deleted = await db
    .delete(chapters)
    .where(
      and(
        eq(chapters.channelId, channelId),
        courseId === undefined ? undefined : eq(chapters.courseId, courseId),
        eq(chapters.type, type),
        inArray(chapters.id, [...ids]),
      ),
    )
    .returning({ id: chapters.id })
  return deleted.length
}

/** Deletes what was not submitted; a submitted lesson never hangs on a chapter that was not. */
export async function deleteUnsubmitted(db: Db, channelId: string, courseId: string): Promise<void> {
  await db.delete(chapters).where(and(ofCourse(channelId, courseId), eq(chapters.submitted, false)))
}

export async function submitNodes(db: Db, channelId: string, courseId: string): Promise<void> {
  await db
    .update(chapters)
    .set({ submitted: true })
    .where(and(ofCourse(channelId, courseId), eq(chapters.submitted, false)))
}

/** Ids of a chapter's lessons, or of a course's chapters for ''. */
export async function siblingIds(db: Db, channelId: string, courseId: string, parentId: string): Promise<string[]> {
  const rows = await db
    .select({ id: chapters.id })
    .from(chapters)
    .where(
      and(
        ofCourse(channelId, courseId),
        parentId === '' ? eq(chapters.type, chapterType) : eq(chapters.parentId, parentId),
      ),
    )
    .orderBy(asc(chapters.position), asc(chapters.id))
  return rows.map(({ id }) => id)
}

/** Puts siblings into the order of `ids`. */
export async function orderNodes(db: Db, channelId: string, courseId: string, ids: readonly string[]): Promise<void> {
  await db.execute(sql`
    update chapters set position = place.position - 1
    from unnest(${sql.param([...ids])}::uuid[]) with ordinality as place (id, position)
    where chapters.channel_id = ${channelId} and chapters.course_id = ${courseId} and chapters.id = place.id`)
}

export async function markSubmitted(db: Db, channelId: string, courseId: string, id: string): Promise<void> {
  await db
    .update(chapters)
    .set({ submitted: true })
    .where(byId(channelId, courseId, id))
}
