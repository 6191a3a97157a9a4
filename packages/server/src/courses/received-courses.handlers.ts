import type { FastifyRequest } from 'fastify'
import { and, count, eq } from 'drizzle-orm'
import type { ReceivedCourse, receivedCoursesContract } from '@icss/core/courses/courses.contract.ts'
import type { Session } from '@icss/core/sessions/session.ts'
import { channels } from '../channels/channels.tables.ts'
import { listNodes } from '../chapters/chapters.repository.ts'
import { chapterTree } from '../chapters/node-answer.ts'
import { openFromAbove } from '../content-permissions/content-permissions.repository.ts'
import type { Handlers } from '../http/handler.ts'
import { found } from '../http/refuse.ts'
import { openedLinks } from '../objects/opened-links.ts'
import type { Services } from '../services.ts'
import { hasOpened, openCourse } from './course-password.ts'
import { coursesStore } from './courses.store.ts'
import { courses } from './courses.tables.ts'

const columns = {
  id: courses.id,
  channelId: courses.channelId,
  channelName: channels.name,
  name: courses.name,
  headImage: courses.headImage,
  introduction: courses.introduction,
  value: courses.value,
  permission: courses.permission,
  videoUrl: courses.videoUrl,
  updatedAt: courses.updatedAt,
}

type Row = Omit<ReceivedCourse, 'updatedAt'> & { readonly updatedAt: Date; readonly videoUrl: string }
/** What is read of one course; its password stays here. */
type Found = Row & { readonly channelId: string; readonly password: string }

const answerOf = ({ updatedAt, videoUrl: _video, ...row }: Row, linkOf: (address: string) => string) => ({
  ...row,
  headImage: linkOf(row.headImage),
  updatedAt: updatedAt.toISOString(),
})

async function receivedOne(session: Session, services: Services, id: string): Promise<Found> {
  const visible = found(await openFromAbove(session, services, 'course'))
  const [row] = await services.database.system
    .select({ ...columns, password: courses.password })
    .from(courses)
    .innerJoin(channels, eq(channels.id, courses.channelId))
    .where(and(visible, eq(courses.id, id)))
  return found(row)
}

/** A course with what is in it, or, while it is locked, without: neither chapters nor videos. */
async function detailOf(services: Services, request: FastifyRequest, course: Found, isLocked: boolean) {
  const all = isLocked ? [] : await listNodes(services.database.system, course.channelId, course.id)
  const nodes = all.filter(({ submitted }) => submitted)
  const linkOf = await openedLinks(services, request, course.channelId, [
    course.headImage,
    ...(isLocked ? [] : [course.videoUrl]),
    ...nodes.flatMap(({ videoUrl, srtUrl }) => [videoUrl, srtUrl]),
  ])
  return {
    ...answerOf(course, linkOf),
    isLocked,
    videoUrl: isLocked ? '' : linkOf(course.videoUrl),
    chapters: chapterTree(
      nodes.map((node) => ({ ...node, videoUrl: linkOf(node.videoUrl), srtUrl: linkOf(node.srtUrl) })),
    ),
  }
}

/** The rows are another channel's, so these read in the system's scope, by a condition made from the session alone. */
export const receivedCoursesHandlers: Handlers<{ received: typeof receivedCoursesContract }>['received'] = {
  async list({ session, services, request }, { query: { page, pageSize, sort, q } }) {
    const { system } = services.database
    const visible = await openFromAbove(session, services, 'course')
    const above = session.channel.superiorChannelId
    if (!visible || above === null) return { items: [], total: 0 }
    const condition = and(visible, coursesStore.where({ q }, above))
    const [counted] = await system.select({ total: count() }).from(courses).where(condition)
    const rows = await system
      .select(columns)
      .from(courses)
      .innerJoin(channels, eq(channels.id, courses.channelId))
      .where(condition)
      .orderBy(...coursesStore.order(sort))
      .limit(pageSize)
      .offset((page - 1) * pageSize)
    const linkOf = await openedLinks(
      services,
      request,
      above,
      rows.map(({ headImage }) => headImage),
    )
    return { items: rows.map((row) => answerOf(row, linkOf)), total: counted?.total ?? 0 }
  },

  async show({ login, services, request }, { params }) {
    const course = await receivedOne(login.session, services, params.id)
    const isLocked = course.permission === 'password' && !(await hasOpened(services, login, course))
    return detailOf(services, request, course, isLocked)
  },

  async unlock({ login, services, request }, { params, body: { password } }) {
    const course = await receivedOne(login.session, services, params.id)
    if (course.permission === 'password') await openCourse(services, login, course, password)
    return detailOf(services, request, course, false)
  },
}
