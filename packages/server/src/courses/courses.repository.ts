import { and, eq } from 'drizzle-orm'
import type { Db } from '../database/database.ts'
import { courses } from './courses.tables.ts'

const idOf = (db: Db, channelId: string, id: string) =>
  db
    .select({ id: courses.id })
    .from(courses)
    .where(and(eq(courses.channelId, channelId), eq(courses.id, id)))

/** Whether the channel has that course. */
export const hasCourse = async (db: Db, channelId: string, id: string): Promise<boolean> =>
  (await idOf(db, channelId, id)).length > 0

/** Keeps others from changing the course's chapters until the transaction ends; answers whether there is one. */
export const lockCourse = async (db: Db, channelId: string, id: string): Promise<boolean> =>
  (await idOf(db, channelId, id).for('update')).length > 0
