import { and, asc, desc, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm'
import { hidesCourses, type HomeOwner } from '@icss/core/home-settings/home-functions.ts'
import type { HomeLists } from '@icss/core/home-settings/home-view.ts'
import { listStateOf } from '@icss/core/lives/live.ts'
import { carouselCourses } from '../courses/carousel-courses.tables.ts'
import { courses } from '../courses/courses.tables.ts'
import type { Db } from '../database/database.ts'
import { files } from '../files/files.tables.ts'
import { lives } from '../lives/lives.tables.ts'
import { notices } from '../notices/notices.tables.ts'
import { showing } from '../notices/received-notices.handlers.ts'
import { leadingOn, sealedToken } from '../public-links/leading-on.ts'
import { publicLinks } from '../public-links/public-links.tables.ts'
import type { MarkedPages } from './marked-pages.ts'

/** Lives that a home screen shows: those on air, then the next ones. */
const shownLives = 4
/** The latest of the notices and of the files that are marked public. */
const shownEntries = 4

async function nextLives(db: Db, channelId: string, pages: MarkedPages): Promise<HomeLists['lives']> {
  const next = await db
    .select({
      id: lives.id,
      name: lives.name,
      picture: lives.headImage,
      startAt: lives.startAt,
      endAt: lives.endAt,
      status: lives.status,
    })
    .from(lives)
    .where(
      and(
        eq(lives.channelId, channelId),
        or(inArray(lives.status, ['L', 'P']), and(eq(lives.status, 'F'), gt(lives.endAt, sql`now()`))),
      ),
    )
    .orderBy(sql`${lives.status} = 'F'`, asc(lives.startAt), lives.id)
    .limit(shownLives)
  const addressOf = await pages.ofThings(db, channelId, 'live', next)
  return next.map(({ id, startAt, endAt, status, ...live }) => ({
    ...live,
    startAt: startAt.toISOString(),
    endAt: endAt.toISOString(),
    state: listStateOf(status),
    address: addressOf(id),
  }))
}

async function chosenCourses(db: Db, channelId: string, pages: MarkedPages): Promise<HomeLists['courses']> {
  const chosen = await db
    .select({ id: courses.id, name: courses.name, picture: courses.headImage })
    .from(carouselCourses)
    .innerJoin(courses, and(eq(courses.channelId, channelId), eq(courses.id, carouselCourses.courseId)))
    .where(eq(carouselCourses.channelId, channelId))
    .orderBy(asc(carouselCourses.place))
  const addressOf = await pages.ofThings(db, channelId, 'course', chosen)
  return chosen.map(({ id, ...course }) => ({ ...course, address: addressOf(id) }))
}

/** Of notices and files there is no list on a home screen but of those that are marked public. */
async function markedNotices(db: Db, channelId: string, pages: MarkedPages): Promise<HomeLists['notices']> {
  const found = await db
    .select({ name: notices.title, time: notices.startAt, ...sealedToken })
    .from(publicLinks)
    .innerJoin(notices, and(eq(notices.channelId, channelId), eq(notices.id, publicLinks.thingId)))
    .where(and(leadingOn(channelId, 'notice'), showing))
    .orderBy(desc(notices.startAt), notices.id)
    .limit(shownEntries)
  return pages.entries(found)
}

async function markedFiles(db: Db, channelId: string, pages: MarkedPages): Promise<HomeLists['files']> {
  const found = await db
    .select({ name: files.name, time: files.createdAt, ...sealedToken })
    .from(publicLinks)
    .innerJoin(files, and(eq(files.channelId, channelId), eq(files.id, publicLinks.thingId)))
    .where(and(leadingOn(channelId, 'file'), isNull(files.deletedAt)))
    .orderBy(desc(files.createdAt), files.id)
    .limit(shownEntries)
  return pages.entries(found)
}

/** What stands on the home screen of a channel beside its parts: names, pictures, times and states, and no more. */
export async function homeLists(db: Db, channelId: string, owner: HomeOwner, pages: MarkedPages): Promise<HomeLists> {
  if (hidesCourses(owner)) return { lives: [], courses: [], notices: [], files: [] }
  return {
    lives: await nextLives(db, channelId, pages),
    courses: await chosenCourses(db, channelId, pages),
    notices: await markedNotices(db, channelId, pages),
    files: await markedFiles(db, channelId, pages),
  }
}
