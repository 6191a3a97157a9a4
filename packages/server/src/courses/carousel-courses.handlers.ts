import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { type CarouselKind, carouselKey, type CarouselMember } from '@icss/core/courses/carousel.ts'
import type { CarouselPlace, carouselCoursesContract } from '@icss/core/courses/courses.contract.ts'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import type { Db } from '../database/database.ts'
import { oneAtATime } from '../database/one-at-a-time.ts'
import type { Handlers } from '../http/handler.ts'
import { lives } from '../lives/lives.tables.ts'
import { carouselCourses } from './carousel-courses.tables.ts'
import { courses } from './courses.tables.ts'

async function readCarousel(db: Db, channelId: string): Promise<CarouselPlace[]> {
  const rows = await db
    .select({
      courseId: carouselCourses.courseId,
      liveId: carouselCourses.liveId,
      name: sql<string>`coalesce(${courses.name}, ${lives.name})`,
      headImage: sql<string>`coalesce(${courses.headImage}, ${lives.headImage})`,
    })
    .from(carouselCourses)
    .leftJoin(courses, and(eq(courses.channelId, channelId), eq(courses.id, carouselCourses.courseId)))
    .leftJoin(lives, and(eq(lives.channelId, channelId), eq(lives.id, carouselCourses.liveId)))
    .where(eq(carouselCourses.channelId, channelId))
    .orderBy(asc(carouselCourses.place))
  return rows.map(({ courseId, liveId, ...shown }) => ({
    ...shown,
    kind: courseId === null ? 'live' : 'course',
    id: courseId ?? liveId ?? '',
  }))
}

const tables = { course: courses, live: lives }

/** How many of these the channel has; they stay to the end of the transaction. */
async function countOf(db: Db, channelId: string, kind: CarouselKind, items: readonly CarouselMember[]) {
  const table = tables[kind]
  const ids = items.filter((item) => item.kind === kind).map(({ id }) => id)
  const found = await db
    .select({ id: table.id })
    .from(table)
    .where(and(eq(table.channelId, channelId), inArray(sql`${table.id}::text`, ids)))
    .for('key share')
  return found.length
}

const sameOrder = (one: readonly CarouselMember[], other: readonly CarouselMember[]) =>
  one.map(carouselKey).join() === other.map(carouselKey).join()

export const carouselCoursesHandlers: Handlers<{ carousel: typeof carouselCoursesContract }>['carousel'] = {
  list: async ({ session, tenant }) => ({ items: await tenant((db) => readCarousel(db, session.channel.id)) }),

  set: ({ session, tenant }, { body: { items, before } }) =>
    tenant(async (db) => {
      const { id: channelId } = session.channel
      await oneAtATime(db, 'carousel', channelId)
      if (!sameOrder(await readCarousel(db, channelId), before)) throw new ProblemError('request.conflict')
      const known = (await countOf(db, channelId, 'course', items)) + (await countOf(db, channelId, 'live', items))
      if (known !== items.length) throw new ProblemError('course.carousel_missing')
      await db.delete(carouselCourses).where(eq(carouselCourses.channelId, channelId))
      if (items.length > 0)
        await db.insert(carouselCourses).values(
          items.map(({ kind, id }, place) => ({
            channelId,
            place,
            ...(kind === 'course' ? { courseId: id } : { liveId: id }),
          })),
        )
      return { items: await readCarousel(db, channelId) }
    }),
}
