import { and, asc, count, desc, eq, inArray, type SQL } from 'drizzle-orm'
import type { ReceivedCourse, receivedCoursesContract } from '@icss/core/courses/courses.contract.ts'
import type { Session } from '@icss/core/sessions/session.ts'
import { channels } from '../channels/channels.tables.ts'
import { listNodes } from '../chapters/chapters.repository.ts'
import { chapterTree } from '../chapters/node-answer.ts'
import { contentOpenTo } from '../content-permissions/content-permissions.repository.ts'
import type { Handlers } from '../http/handler.ts'
import { found } from '../http/refuse.ts'
import { openedLinks } from '../objects/opened-links.ts'
import { searchCondition } from '../search/search-condition.ts'
import type { Services } from '../services.ts'
import { courses } from './courses.tables.ts'

/** The courses of the channel above that are open to a group of the session's channel; undefined when there are none. */
async function visibleTo({ channel }: Session, { database }: Services): Promise<SQL | undefined> {
  const { superiorChannelId } = channel
  const open = await contentOpenTo(database.system, channel, 'course')
  if (superiorChannelId === null || open.length === 0) return undefined
  return and(eq(courses.channelId, superiorChannelId), inArray(courses.id, open))
}

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

const answerOf = ({ updatedAt, videoUrl: _video, ...row }: Row, linkOf: (address: string) => string) => ({
  ...row,
  headImage: linkOf(row.headImage),
  updatedAt: updatedAt.toISOString(),
})

const orders = { serialNumber: courses.serialNumber, updatedAt: courses.updatedAt }

/** The rows are another channel's, so these read in the system's scope, by a condition made from the session alone. */
export const receivedCoursesHandlers: Handlers<{ received: typeof receivedCoursesContract }>['received'] = {
  async list({ session, services, request }, { query: { page, pageSize, sort, q } }) {
    const { system } = services.database
    const visible = await visibleTo(session, services)
    const above = session.channel.superiorChannelId
    if (!visible || above === null) return { items: [], total: 0 }
    const condition = and(visible, searchCondition(above, q, { grams: courses.grams, texts: [courses.name] }))
    const [counted] = await system.select({ total: count() }).from(courses).where(condition)
    const direction = sort.startsWith('-') ? desc : asc
    const by = orders[sort.replace('-', '') as keyof typeof orders]
    const rows = await system
      .select(columns)
      .from(courses)
      .innerJoin(channels, eq(channels.id, courses.channelId))
      .where(condition)
      .orderBy(direction(by), direction(courses.id))
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

  async show({ session, services, request }, { params }) {
    const { system } = services.database
    const visible = found(await visibleTo(session, services))
    const [row] = await system
      .select(columns)
      .from(courses)
      .innerJoin(channels, eq(channels.id, courses.channelId))
      .where(and(visible, eq(courses.id, params.id)))
    const course = found(row)
    const isLocked = course.permission === 'password'
    const nodes = (await listNodes(system, course.channelId, course.id)).filter(({ submitted }) => submitted)
    const linkOf = await openedLinks(services, request, course.channelId, [
      course.headImage,
      ...(isLocked ? [] : [course.videoUrl, ...nodes.flatMap(({ videoUrl, srtUrl }) => [videoUrl, srtUrl])]),
    ])
    const videoOf = (address: string) => (isLocked ? '' : linkOf(address))
    return {
      ...answerOf(course, linkOf),
      videoUrl: videoOf(course.videoUrl),
      chapters: chapterTree(
        nodes.map((node) => ({ ...node, videoUrl: videoOf(node.videoUrl), srtUrl: videoOf(node.srtUrl) })),
      ),
    }
  },
}
