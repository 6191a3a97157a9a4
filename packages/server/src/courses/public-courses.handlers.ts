import { and, eq } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import type { PublicCourse, publicCoursesContract } from '@icss/core/courses/public-courses.contract.ts'
import { listNodes } from '../chapters/chapters.repository.ts'
import { chapterTree } from '../chapters/node-answer.ts'
import { channels } from '../channels/channels.tables.ts'
import type { Handlers, Scope } from '../http/handler.ts'
import { found } from '../http/refuse.ts'
import { openedLinks, openedPath } from '../objects/opened-links.ts'
import type { LinkVisit } from '../public-links/visit.ts'
import type { Services } from '../services.ts'
import { proveCoursePassword, visitorOf } from './course-password.ts'
import { courses } from './courses.tables.ts'

const courseOf = ({ channelId, thingId }: LinkVisit, tenant: Scope) =>
  tenant(async (db) => {
    const [course] = await db
      .select({
        id: courses.id,
        channelName: channels.name,
        name: courses.name,
        headImage: courses.headImage,
        introduction: courses.introduction,
        permission: courses.permission,
        password: courses.password,
        videoUrl: courses.videoUrl,
      })
      .from(courses)
      .innerJoin(channels, eq(channels.id, channelId))
      .where(and(eq(courses.channelId, channelId), eq(courses.id, thingId)))
    return found(course)
  })

interface Asked {
  readonly visit: LinkVisit
  readonly tenant: Scope
  readonly services: Services
  readonly request: FastifyRequest
}

/** A course with what is in it, or, while it is locked, without: neither chapters nor videos. */
async function answerOf(
  { visit: { channelId }, tenant, services, request }: Asked,
  course: Awaited<ReturnType<typeof courseOf>>,
  isLocked: boolean,
): Promise<PublicCourse> {
  const { id, channelName, name, introduction } = course
  const shown = { channelName, name, introduction, isLocked }
  const headImage = await openedPath(services, channelId, course.headImage)
  if (isLocked) return { ...shown, headImage, videoUrl: '', chapters: [] }
  const nodes = (await tenant((db) => listNodes(db, channelId, id))).filter(({ submitted }) => submitted)
  const addresses = [course.videoUrl, ...nodes.map(({ videoUrl }) => videoUrl)]
  const linkOf = await openedLinks(services, request, channelId, addresses)
  const chapters = chapterTree(nodes.map((node) => ({ ...node, videoUrl: linkOf(node.videoUrl) })))
  return { ...shown, headImage, videoUrl: linkOf(course.videoUrl), chapters }
}

const show = async (asked: Asked): Promise<PublicCourse> => {
  const course = await courseOf(asked.visit, asked.tenant)
  return answerOf(asked, course, course.permission === 'password')
}

export const publicCoursesHandlers: Handlers<{ publicCourses: typeof publicCoursesContract }>['publicCourses'] = {
  show,
  async unlock(context, { body: { password } }) {
    const { visit, tenant, services, address } = context
    const course = await courseOf(visit, tenant)
    if (course.permission === 'password')
      await proveCoursePassword(services, visitorOf(address, course.id, services.config), course, password)
    return answerOf(context, course, false)
  },
}

/** The page of a course, and what a preview of its link says. */
export async function publicCoursePage(visit: LinkVisit, tenant: Scope, services: Services, request: FastifyRequest) {
  const course = await show({ visit, tenant, services, request })
  const { name, channelName, introduction, headImage } = course
  return {
    content: { kind: 'course' as const, course },
    preview: {
      title: `${name} · ${channelName}`,
      description: introduction || name,
      picture: headImage || undefined,
    },
  }
}
