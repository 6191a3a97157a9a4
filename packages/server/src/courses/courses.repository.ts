import { and, eq } from 'drizzle-orm'
import type { Db } from '../database/database.ts'
import { courses } from './courses.tables.ts'

const idOf = (db: Db, channelId: string, id: string) =>
  db
    .select({ id: courses.id, name: courses.name })
    .from(courses)
    .where(and(eq(courses.channelId, channelId), eq(courses.id, id)))

/** Whether the channel has that course. */
export const hasCourse = async (db: Db, channelId: string, id: string): Promise<boolean> =>
  (await idOf(db, channelId, id)).length > 0

/** Keeps others from changing the course's chapters until the transaction ends; answers the course, if there is one. */
export async function lockCourse(
  db: Db,
  channelId: string,
  id: string,
): Promise<{ readonly name: string } | undefined> {
  const [found] = await idOf(db, channelId, id).for('update')
  return found
}
